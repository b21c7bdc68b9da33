/**
 * Keeps the site for readers without a network. The build puts `SITE` before this: a version, every file with
 * the hash of its bytes, the files that every page to read needs, and those that a table needs besides: computer players, and reading what was sent.
 *
 * The files to read are kept at once, together with what is visited; the computer players' once a page is
 * visited where they may play; everything else once the reader asks for it.
 * Then a version is kept whole before it replaces another: each file is checked against its hash, or, if it is a page to
 * which its host adds something, by the folder that it names. A site that
 * is changing on its host, or a download that is interrupted, therefore never replaces a copy that works. A
 * file that has already arrived is not fetched again.
 */
const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));

/** The path in a cache of the list of its version's files. */
const LIST = "offline.json";
/** The path in a cache of the state of the request to keep everything: "asked", "kept", or "full" if there is no room. */
const WISH = "offline.wish";
/** The page shown for a page that was not kept, without a network. */
const AWAY = "offline.html";
/** Files that the people who publish the site may change after the build: fetched each time, kept for when that fails. */
const THEIRS = /^(kiosk\.toml$|house\/)/;
/** Number of files fetched at the same time. */
const AT_A_TIME = 6;
/** Files that may be removed to make room for the note that there is no room. */
const ROOM = 5;
/** Number of files after which pages are told the progress. */
const TOLD = 10;

// A page may be named as what every object has, such as `constructor`.
Object.setPrototypeOf(SITE.files, null);
const scope = new URL(worker.registration.scope);
/** The prefix of our caches' names: another site may be on the same host. Paths have no spaces. */
const KEPT = `mbao ${scope.pathname} `;
/** The cache of this version. */
const OWN = KEPT + SITE.version;
const address = (/** @type {string} */ path) => new URL(path, scope).href;

/** The path of a request below the site, without its query; `undefined` elsewhere. */
function below(/** @type {string} */ url) {
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
  await cache.put(address(path), same ?? (await fresh(path)));
}

/**
 * A page of this version to which the host has added something, such as a script that counts visitors: what names the
 * folder of this version's styles and scripts works with them. A network's page for signing in does not.
 * @param {string} path
 * @param {unknown} error why it is not as it was built
 */
async function altered(path, error) {
  const folder = Object.keys(SITE.files).find((name) => name.startsWith("assets-"))?.split("/")[0];
  if (!folder || !/(^|\/|\.html)$/.test(path)) throw error;
  const answer = await fetch(address(path), { cache: "no-cache" });
  const text = await answer.clone().text();
  if (!text.includes(`${folder}/`) || !text.includes("</html>")) throw error;
  return answer;
}

/** Fetches a file of this version; throws if another file is sent. */
async function fresh(/** @type {string} */ path) {
  const kept = { integrity: SITE.files[path] ?? "", cache: /** @type {const} */ ("no-cache") };
  const answer = await fetch(address(path), kept).catch((error) => altered(path, error));
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  // A redirected answer may not be shown as a page.
  const { status, headers } = answer;
  return answer.redirected ? new Response(await answer.blob(), { status, headers }) : answer;
}

/**
 * Keeps files of this version, a few at a time, until one cannot be kept.
 * @param {Iterable<string>} files
 * @param {() => Promise<unknown>} [told] called now and then
 */
async function keepEach(files, told) {
  const cache = await caches.open(OWN);
  const kept = await known();
  const paths = [...new Set(files)];
  /** @type {unknown} */
  let failure;
  const some = async () => {
    for (let path = paths.pop(); path !== undefined && !failure; path = paths.pop()) {
      await keep(path, cache, kept).catch((error) => (failure ??= error));
      if (paths.length % TOLD === 0) await told?.();
    }
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, some));
  if (failure) throw failure;
}

/** Names of the errors that mean that the store has no room; the second is Firefox's own. */
const FULL = ["QuotaExceededError", "NS_ERROR_FILE_NO_DEVICE_SPACE"];
const isFull = (/** @type {unknown} */ error) => error instanceof Object && "name" in error && FULL.includes(String(error.name));

/**
 * The state of the request to keep everything.
 * @param {Cache} cache
 * @returns {Promise<string | undefined>}
 */
const wish = (cache) => cache.match(address(WISH)).then((answer) => answer?.text());
const noteWish = async (/** @type {"asked" | "kept" | "full"} */ said) =>
  (await caches.open(OWN)).put(address(WISH), new Response(said)).catch(() => {});

/** Notes that there is no room. To make room for the note, a few files that not every page needs are removed. */
async function noteFull() {
  const cache = await caches.open(OWN);
  const more = (await pathsIn(cache)).filter((path) => !SITE.shell.includes(path));
  for (const path of more.slice(-ROOM)) await cache.delete(address(path));
  await noteWish("full");
}

/** The paths of this version's files that are in a cache. */
async function pathsIn(/** @type {Cache} */ cache) {
  const paths = (await cache.keys()).map(({ url }) => below(url));
  return paths.filter((path) => path !== undefined).filter((path) => SITE.files[path]);
}

/** Keeps the files that pages to read need, and as many files of this version as were kept of the one before. */
async function install() {
  const [before] = await others();
  const prior = before === undefined ? undefined : await caches.open(before);
  const wished = prior && (await wish(prior));
  const all = wished === "asked" || wished === "kept";
  try {
    await keepEach([...SITE.shell, ...(prior ? await pathsIn(prior) : []), ...(all ? Object.keys(SITE.files) : [])]);
    if (wished) await noteWish(all ? "kept" : "full");
    const list = new Response(JSON.stringify(SITE.files), { headers: { "Content-Type": "application/json" } });
    await (await caches.open(OWN)).put(address(LIST), list);
  } catch (error) {
    if (!isFull(error)) throw error;
    await noteFull(); // So that it is not tried at every visit
  }
}

/** Tells pages how many files are kept. */
async function tell() {
  const cache = await caches.open(OWN);
  const offline = {
    kept: (await pathsIn(cache)).length, of: Object.keys(SITE.files).length, bytes: SITE.bytes, wish: await wish(cache),
  };
  for (const client of await worker.clients.matchAll({ includeUncontrolled: true })) client.postMessage({ offline });
}

/** Keeps everything; missing files are fetched at the next visit. */
async function keepAll() {
  await noteWish("asked");
  try {
    await keepEach(Object.keys(SITE.files), tell);
    await noteWish("kept");
  } catch (error) {
    if (isFull(error)) await noteFull();
  }
  await tell();
}

/**
 * Continues what was asked for, and keeps what a page has loaded before this worker answered for it.
 * @param {string[]} visited
 * @param {boolean} plays a computer may play on this page, though nothing of it has been loaded yet
 * @param {boolean} all everything is wanted here, unless there was no room for it before
 */
async function goOn(visited, plays, all) {
  const wished = await wish(await caches.open(OWN));
  if (wished === "asked" || (all && !wished)) return keepAll();
  const paths = visited.map(below).filter((path) => path !== undefined).filter((path) => SITE.files[path]);
  // Files that do not arrive, or have no room, are not kept.
  await keepEach([...paths, ...(plays ? SITE.players : [])]).catch(() => {});
  await tell();
}

/**
 * Lets this version replace the one before, unless somebody is looking at a page: Chromium loses a page that a
 * reader goes to at that very moment.
 */
async function takeTurn() {
  const pages = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  if (pages.every(({ visibilityState }) => visibilityState === "hidden")) await worker.skipWaiting();
}

/** Removes old versions. The one before stays, for pages that are still open on it. */
async function takeOver() {
  const [, ...older] = await others();
  await Promise.all(older.map((name) => caches.delete(name)));
  await worker.clients.claim();
}

worker.addEventListener("install", (event) => event.waitUntil(install()));
worker.addEventListener("activate", (event) => event.waitUntil(takeOver()));
worker.addEventListener("message", (event) => {
  const { data } = event;
  if (data === "take over") event.waitUntil(takeTurn());
  else if (data === "keep all") event.waitUntil(keepAll());
  else if (Array.isArray(data?.visited)) event.waitUntil(goOn(data.visited.map(String), data.plays === true, data.all === true));
});

/** A kept file, of this version or of one that an open page still uses. */
async function found(/** @type {string} */ path) {
  const own = await (await caches.open(OWN)).match(address(path));
  if (own || SITE.files[path]) return own;
  for (const name of await others()) {
    const cache = await caches.open(name);
    const answer = (await cache.match(address(LIST))) && (await cache.match(address(path)));
    if (answer) return answer;
  }
  return undefined;
}

/** The kept file, or else what the network gives, which is kept if it belongs to this version. */
async function answer(/** @type {FetchEvent} */ event, /** @type {string} */ path) {
  const { request } = event;
  const kept = await found(path);
  if (kept) return kept;
  if (SITE.files[path]) {
    const came = await fresh(path).catch(() => undefined);
    if (came) {
      const copy = came.clone();
      // A file is returned even if the store has no room.
      event.waitUntil(caches.open(OWN).then((cache) => cache.put(address(path), copy)).catch(() => {}));
      return came;
    }
  }
  // The host already has another version, or the file is not ours, or nothing can be fetched.
  if (request.mode !== "navigate") return fetch(request);
  if (SITE.files[`${path}/`]) return Response.redirect(address(`${path}/`) + new URL(request.url).search);
  return fetch(request).catch(async () => {
    const there = SITE.files[path] !== undefined;
    const told = await found(there ? AWAY : "404.html");
    return told ? new Response(await told.blob(), { status: there ? 503 : 404, headers: told.headers }) : Response.error();
  });
}

/**
 * Whether an answer is the file that was asked for. Networks that require signing in send a page of their own
 * instead, and may report success.
 * @param {Response} answer
 * @param {string} path
 */
async function isFile(answer, path) {
  if (!answer.ok || answer.redirected) return false;
  if (/html/i.test(answer.headers.get("Content-Type") ?? "") && !/\.html?$/.test(path)) return false;
  return !path.endsWith(".toml") || !/^\s*</.test(await answer.clone().text());
}

/** What the network gives, which is kept; without a network, or if it sends something else, the kept file. */
async function freshFirst(/** @type {Request} */ request, /** @type {string} */ path) {
  const sent = await fetch(request, { cache: "no-cache" }).catch(() => undefined);
  if (sent && (await isFile(sent, path))) {
    const cache = await caches.open(OWN);
    // If the store is full, the answer is used all the same.
    await cache.put(address(path), sent.clone()).catch(() => {});
    return sent;
  }
  // The host itself says that there is no such file.
  if (sent?.status === 404) return sent;
  return (await found(path)) ?? sent ?? Response.error();
}

worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const path = request.method === "GET" ? below(request.url) : undefined;
  if (path === undefined) return;
  event.respondWith(THEIRS.test(path) ? freshFirst(request, path) : answer(event, path));
});
