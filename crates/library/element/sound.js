// The sound of a seed that falls on wood: a short burst of noise, as if from a hollow.

/** Seconds that a seed rings. */
const RING = 0.07;
/** Seeds that fall closer together than this, in seconds, are quieter. */
const APART = 0.2;
/** Seeds that fall closer together than this, in seconds, sound as one. */
const TOGETHER = 0.02;
/** The pitch of a knock, in hertz: in the first pit, how much higher in the last, and the random part. */
const LOW = 620;
const RISE = 640;
const CHANCE = 60;

/** @type {AudioContext | undefined} one context for all boards of a page */
let audio;
/** @type {AudioBuffer | undefined} the noise of one seed */
let burst;
/** When the last seed fell, in seconds. */
let last = 0;
/** @type {number | undefined} */
let quiet;

/**
 * Sounds one falling seed. Nothing is heard before the reader has used the page.
 * @param {number} along how far along the board, from 0 to 1
 */
export function knock(along) {
  if (!navigator.userActivation?.hasBeenActive) return;
  const now = performance.now() / 1000;
  const gap = now - last;
  if (gap < TOGETHER) return;
  last = now;
  audio ??= new AudioContext();
  burst ??= makeBurst(audio.sampleRate);
  if (audio.state !== "running") void audio.resume();
  const source = new AudioBufferSourceNode(audio, { buffer: burst });
  const wood = new BiquadFilterNode(audio, { type: "bandpass", Q: 4, frequency: LOW + RISE * along + CHANCE * Math.random() });
  const loudness = new GainNode(audio, { gain: Math.min(1, 0.25 + 0.75 * gap / APART) });
  source.connect(wood).connect(loudness).connect(audio.destination);
  source.start();
  // An unused audio device is released.
  clearTimeout(quiet);
  quiet = window.setTimeout(hush, 1000);
}

/** Stops all sound. */
export function hush() {
  clearTimeout(quiet);
  void audio?.suspend();
}

/** @param {number} rate samples per second */
function makeBurst(rate) {
  const buffer = new AudioBuffer({ length: RING * rate, sampleRate: rate });
  const wave = buffer.getChannelData(0);
  for (let i = 0; i < wave.length; i++) wave[i] = (Math.random() * 2 - 1) * Math.exp(-i / (0.012 * rate));
  return buffer;
}
