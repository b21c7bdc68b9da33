// A board in full screen: what is behind it is black, and so is text. Fetched when something first fills the screen.

/** @import { Dress } from "./dress.js" */

const STYLE = `
:host { background: var(--mbao-panel, Canvas) !important; color: CanvasText !important; --mbao-max-height: calc(100dvh - 10rem); }
:host(:fullscreen) { --mbao-max-height: calc(100dvh - 10rem) !important; display: flex; flex-direction: column; justify-content: safe center; padding: 1rem; overflow: auto; }`;

/** Gives a board its own ground where it, or something around it, fills the screen. A page that does has its own. */
export function ground(/** @type {HTMLElement} */ element, /** @type {Dress} */ dress) {
  const { documentElement, fullscreenElement } = element.ownerDocument;
  /** @type {Node | undefined} */
  let at = element;
  while (at && at !== fullscreenElement) at = at.parentNode ?? /** @type {ShadowRoot} */ (at).host;
  dress.wear(STYLE, Boolean(at) && at !== documentElement);
}
