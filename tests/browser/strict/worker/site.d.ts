/** What the build puts before the service worker: a version, every file with its hash, those that all pages need, and the bytes of all. */
declare const SITE: { version: string; files: Record<string, string>; shell: string[]; bytes: number };
