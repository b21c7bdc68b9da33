// A seed that falls on wood: a short burst of noise, as if from a hollow.

/** Seconds a seed rings. */
const RING = 0.07;
/** Seeds that fall closer together than this, in seconds, are quieter. */
const APART = 0.2;
/** Closer than this they are one. */
const TOGETHER = 0.02;
/** How high a seed knocks, in hertz: in the first pit, so much more in the last, and by chance. */
const LOW = 620;
const RISE = 640;
const CHANCE = 60;

/**
 * One for all boards of a page.
 * @type {AudioContext | undefined}
 */
let audio;
/**
 * The noise of one seed.
 * @type {AudioBuffer | undefined}
 */
let burst;
/** When the last seed fell, in seconds. */
let last = 0;
/** @type {number | undefined} */
let quiet;

/**
 * One seed falls. Nothing is heard before the reader has done something on the page.
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
  // An audio device is given back when it is not used.
  clearTimeout(quiet);
  quiet = window.setTimeout(hush, 1000);
}

/** Stops what still rings. */
export function hush() {
  clearTimeout(quiet);
  void audio?.suspend();
}

/**
 * @param {number} rate samples a second
 */
function makeBurst(rate) {
  const buffer = new AudioBuffer({ length: RING * rate, sampleRate: rate });
  const wave = buffer.getChannelData(0);
  for (let i = 0; i < wave.length; i++) wave[i] = (Math.random() * 2 - 1) * Math.exp(-i / (0.012 * rate));
  return buffer;
}
