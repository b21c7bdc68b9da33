/**
 * Keeps the whole site for readers without a network. The build puts `SITE`
 * before this: a version, and every file with what its bytes must be.
 *
 * A version is kept whole or not at all: each file is checked against its hash,
 * so that a site that is changing on its host, or a load that breaks off, never
 * takes the place of one that works. What had come already is not fetched again.
 */
const KEPT = "mbao-";
const OWN = KEPT + SITE.version;
const LIST = "offline.json";
/** What the people who put the site up may change after the build: asked for each time, kept for when that fails. */
const THEIRS = /^(kiosk\.toml$|house\/)/;
const AT_A_TIME = 6;

const scope = new URL(registration.scope);
const address = (path) => new URL(path, scope).href;

/** The path of a request below the site, without its query; `undefined` elsewhere. */
function below(url) {
  const { origin, pathname } = new URL(url);
  if (origin !== scope.origin || !pathname.startsWith(scope.pathname)) return undefined;
  return pathname.slice(scope.pathname.length).replace(/(^|\/)index\.html$/, "$1");
}

/** Other versions on this machine, the newest first. */
async function others() {
  const names = await caches.keys();
  return names.filter((name) => name.startsWith(KEPT) && name !== OWN).reverse();
}

/** Files of other versions that are the same in this one: path to cache. */
async function known() {
  const found = new Map();
  for (const name of await others()) {
    const cache = await caches.open(name);
    const list = await cache.match(address(LIST)).then((kept) => kept?.json());
    for (const [path, hash] of Object.entries(list ?? {})) {
      if (SITE.files[path] === hash && !found.has(path)) found.set(path, cache);
    }
  }
  return found;
}

async function keep(path, cache, kept) {
  if (await cache.match(address(path))) return;
  const same = await kept.get(path)?.match(address(path));
  if (same) return cache.put(address(path), same);
  const answer = await fetch(address(path), { integrity: SITE.files[path], cache: "no-cache" });
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  // An answer that was redirected may not be shown as a page.
  const { status, headers } = answer;
  await cache.put(address(path), answer.redirected ? new Response(await answer.blob(), { status, headers }) : answer);
}

async function keepAll() {
  const cache = await caches.open(OWN);
  const kept = await known();
  const paths = Object.keys(SITE.files);
  const worker = async () => {
    for (let path = paths.pop(); path !== undefined; path = paths.pop()) await keep(path, cache, kept);
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, worker));
  await cache.put(address(LIST), new Response(JSON.stringify(SITE.files), { headers: { "Content-Type": "application/json" } }));
}

addEventListener("install", (event) => event.waitUntil(keepAll()));

addEventListener("activate", (event) => event.waitUntil((async () => {
  // The version before stays for pages that are still open on it.
  const [, ...older] = await others();
  await Promise.all(older.map((name) => caches.delete(name)));
  await clients.claim();
})()));

addEventListener("message", (event) => {
  if (event.data === "take over") event.waitUntil(skipWaiting());
});

/** A kept file, of this version or of the one that an open page still has. */
async function found(path) {
  const own = await (await caches.open(OWN)).match(address(path));
  if (own || SITE.files[path]) return own;
  for (const name of await others()) {
    const cache = await caches.open(name);
    const answer = (await cache.match(address(LIST))) && (await cache.match(address(path)));
    if (answer) return answer;
  }
}

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

addEventListener("fetch", (event) => {
  const { request } = event;
  const path = request.method === "GET" ? below(request.url) : undefined;
  if (path === undefined) return;
  event.respondWith(THEIRS.test(path) ? freshFirst(request, path) : answer(request, path));
});
