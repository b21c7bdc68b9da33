// @ts-check
// Modules that are fetched when they are needed.

let tries = 0;

/**
 * Imports a module. One that did not come is asked for under a new address: browsers may remember that the first one failed.
 * @template T
 * @param {() => Promise<T>} load imports it, so that bundlers see it
 * @param {string} name
 * @returns {Promise<T>}
 */
export const again = (load, name) => load().catch(() => import(/* webpackIgnore: true */ /* @vite-ignore */ `./${name}?${(tries += 1)}`));
