/** What a board says where its words do not come, by language; the build writes it. */
export declare const UNLOADED: { en: string; [language: string]: string };
