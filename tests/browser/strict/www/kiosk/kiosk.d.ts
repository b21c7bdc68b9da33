export default function init(): Promise<unknown>;
export function bring(tag: string, words: string): void;
export function start(): void;
