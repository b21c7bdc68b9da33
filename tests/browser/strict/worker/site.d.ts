/** What the build puts before the service worker: a version, every file with its hash, those that all pages need, those that computer players need, and the bytes of all. */
declare const SITE: { version: string; files: Record<string, string>; shell: string[]; players: string[]; bytes: number };
