/**
 * Keeps the whole site for readers without a network. The build puts `SITE`
 * before this: a version, and every file with the hash of its bytes.
 *
 * A version is kept whole or not at all: each file is checked against its hash,
 * so that a site that is changing on its host, or a download that breaks off,
 * never takes the place of one that works. A file that has come already is not
 * fetched again.
 */
const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));

/** What the names of our caches begin with. */
const KEPT = "mbao-";
/** The cache of this version. */
const OWN = KEPT + SITE.version;
/** Where a cache has the list of its files. */
const LIST = "offline.json";
/** Files that those who put the site up may change after the build: fetched each time, kept for when that fails. */
const THEIRS = /^(kiosk\.toml$|house\/)/;
/** Files that are fetched at the same time. */
const AT_A_TIME = 6;

const scope = new URL(worker.registration.scope);
const address = (/** @type {string} */ path) => new URL(path, scope).href;

/**
 * The path of a request below the site, without its query; `undefined` elsewhere.
 * @param {string} url
 */
function below(url) {
  const { origin, pathname } = new URL(url);
  if (origin !== scope.origin || !pathname.startsWith(scope.pathname)) return undefined;
  return pathname.slice(scope.pathname.length).replace(/(^|\/)index\.html$/, "$1");
}

/** The caches of other versions on this machine, the newest first. */
async function others() {
  const names = await caches.keys();
  return names.filter((name) => name.startsWith(KEPT) && name !== OWN).reverse();
}

/** Files of other versions that are the same in this one: the cache of each by its path. */
async function known() {
  /** @type {Map<string, Cache>} */
  const found = new Map();
  for (const name of await others()) {
    const cache = await caches.open(name);
    /** @type {Record<string, string> | undefined} */
    const list = await cache.match(address(LIST)).then((kept) => kept?.json());
    for (const [path, hash] of Object.entries(list ?? {})) {
      if (SITE.files[path] === hash && !found.has(path)) found.set(path, cache);
    }
  }
  return found;
}

/**
 * Puts a file into a cache, unless it is there.
 * @param {string} path
 * @param {Cache} cache
 * @param {Map<string, Cache>} kept what other caches have of this version
 */
async function keep(path, cache, kept) {
  if (await cache.match(address(path))) return;
  const same = await kept.get(path)?.match(address(path));
  if (same) return cache.put(address(path), same);
  const answer = await fetch(address(path), { integrity: SITE.files[path] ?? "", cache: "no-cache" });
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  // An answer that was redirected may not be shown as a page.
  const { status, headers } = answer;
  await cache.put(address(path), answer.redirected ? new Response(await answer.blob(), { status, headers }) : answer);
}

/** Keeps every file of this version. */
async function keepAll() {
  const cache = await caches.open(OWN);
  const kept = await known();
  const paths = Object.keys(SITE.files);
  const some = async () => {
    for (let path = paths.pop(); path !== undefined; path = paths.pop()) await keep(path, cache, kept);
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, some));
  await cache.put(address(LIST), new Response(JSON.stringify(SITE.files), { headers: { "Content-Type": "application/json" } }));
}

/** Removes old versions. The one before stays, for pages that are still open on it. */
async function takeOver() {
  const [, ...older] = await others();
  await Promise.all(older.map((name) => caches.delete(name)));
  await worker.clients.claim();
}

worker.addEventListener("install", (event) => event.waitUntil(keepAll()));
worker.addEventListener("activate", (event) => event.waitUntil(takeOver()));
worker.addEventListener("message", (event) => {
  if (event.data === "take over") event.waitUntil(worker.skipWaiting());
});

/**
 * A kept file, of this version or of one that a page is still open on.
 * @param {string} path
 */
async function found(path) {
  const own = await (await caches.open(OWN)).match(address(path));
  if (own || SITE.files[path]) return own;
  for (const name of await others()) {
    const cache = await caches.open(name);
    const answer = (await cache.match(address(LIST))) && (await cache.match(address(path)));
    if (answer) return answer;
  }
  return undefined;
}

/**
 * The kept file, or else what the network has; for a page that neither has, the page that says so.
 * @param {Request} request
 * @param {string} path
 */
async function answer(request, path) {
  const kept = await found(path);
  if (kept) return kept;
  if (request.mode !== "navigate") return fetch(request);
  if (SITE.files[`${path}/`]) return Response.redirect(address(`${path}/`) + new URL(request.url).search);
  return fetch(request).catch(async () => {
    const lost = await found("404.html");
    return lost ? new Response(await lost.blob(), { status: 404, headers: lost.headers }) : Response.error();
  });
}

/**
 * What the network has, which is kept; without a network the kept file.
 * @param {Request} request
 * @param {string} path
 */
async function freshFirst(request, path) {
  const cache = await caches.open(OWN);
  try {
    const fresh = await fetch(request, { cache: "no-cache" });
    if (fresh.ok) await cache.put(address(path), fresh.clone());
    return fresh;
  } catch {
    return (await found(path)) ?? Response.error();
  }
}

worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const path = request.method === "GET" ? below(request.url) : undefined;
  if (path === undefined) return;
  event.respondWith(THEIRS.test(path) ? freshFirst(request, path) : answer(request, path));
});
