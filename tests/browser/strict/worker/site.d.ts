/** What the build puts before the service worker: a version, and every file with the hash of its bytes. */
declare const SITE: { version: string; files: Record<string, string> };
