/** Runs the WebAssembly of the kiosk, which the build makes. */
export default function init(): Promise<unknown>;
