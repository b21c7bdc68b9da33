// A static host that can be changed and can die, and two versions of the site for it.
import { createHash } from "node:crypto";
import { once } from "node:events";
import { cp, mkdtemp, readFile, readdir, rename, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { extname, join, relative } from "node:path";

import { filesOf } from "./site.mjs";

export const TYPES = {
  ".html": "text/html; charset=utf-8", ".js": "text/javascript", ".css": "text/css", ".wasm": "application/wasm", ".toml": "text/plain",
  ".json": "application/json", ".svg": "image/svg+xml", ".png": "image/png", ".woff2": "font/woff2", ".webmanifest": "application/manifest+json",
};

/** Listens at an address of its own, until it is stopped. */
export async function listen(answer) {
  const server = createServer(answer).listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    address: `http://127.0.0.1:${server.address().port}/`,
    stop: async () => { server.closeAllConnections(); server.close(); await once(server, "close"); },
  };
}

/** A port that is free. */
export async function free() {
  const { address, stop } = await listen();
  await stop();
  return Number(new URL(address).port);
}

/**
 * Serves a folder, or several as one, or the same under several names. `folder` can be set to another, `left` to the number
 * of requests until it dies, `portal` to the answer that a network gives instead, `spoilt` to such an answer for
 * some `paths` only, `listen` to a script at the beginning of pages, `sends` to more headers.
 */
export async function host(folder, names = []) {
  const state = { folder, left: Infinity, asked: 0, portal: undefined, spoilt: undefined, listen: undefined, sends: {} };
  const found = async (path) => {
    for (const folder of [state.folder].flat()) {
      const body = await readFile(join(folder, path)).catch(() => undefined);
      if (body) return body;
    }
  };
  const server = await listen(async (request, response) => {
    state.asked += 1;
    if (state.left <= 0) return request.socket.destroy();
    state.left -= 1;
    if (state.portal) return response.writeHead(state.portal.status ?? 200, { "Content-Type": state.portal.type }).end(state.portal.body);
    const asked = decodeURIComponent(new URL(request.url, "http://x").pathname);
    if (state.spoilt?.paths.includes(asked)) return response.writeHead(200, { "Content-Type": state.spoilt.type, "Cache-Control": "no-store" }).end(state.spoilt.body);
    const name = names.find((name) => asked.startsWith(`/${name}/`));
    const path = name ? asked.slice(name.length + 1) : asked;
    const file = path.endsWith("/") ? `${path}index.html` : path;
    // Beside those names there is nothing.
    const body = names.length === 0 || name ? await found(file) : undefined;
    const headers = { "Content-Type": TYPES[extname(file)] ?? "application/octet-stream", "Cache-Control": "max-age=3600", ...state.sends };
    if (body && state.listen && file.endsWith(".html")) return response.writeHead(200, { ...headers, "Cache-Control": "no-store" }).end(String(body).replace("<meta", `<script>${state.listen}</script><meta`));
    if (body) response.writeHead(200, headers).end(body);
    else response.writeHead(404, { "Content-Type": "text/html" }).end(await found("404.html"));
  });
  return Object.assign(state, server);
}

/** Pages of which there are many, and files that no page needs. Without them two thirds of the bytes need not be kept. */
const MANY = /^(sw\/)?(article|data|game|learn|print)\/./;

/** Has the worker of a folder keep what is there, as another version. */
async function keep(folder, version, change = (path) => path) {
  const worker = join(folder, "offline.js");
  const [site, ...code] = (await readFile(worker, "utf8")).split("\n");
  const { shell, players, bytes } = JSON.parse(site.slice("const SITE = ".length, -1));
  const listed = {};
  for (const path of await filesOf(folder)) {
    const name = path.replace(/(^|\/)index\.html$/, "$1");
    if (/^(offline\.js|kiosk\.toml|house\/.*)$|\.(br|gz)$/.test(name)) continue;
    listed[name] = `sha384-${createHash("sha384").update(await readFile(join(folder, path))).digest("base64")}`;
  }
  await writeFile(worker, [`const SITE = ${JSON.stringify({ version, files: listed, shell: shell.map(change), players: players.map(change), bytes })};`, ...code].join("\n"));
  return Object.keys(listed).length;
}

/** The site without most of its pages, and the same built again with a change, in folders of their own; how many files are kept. */
export async function versions(site) {
  const [first, second] = await Promise.all(["first", "second"].map((name) => mkdtemp(join(tmpdir(), `mbao-${name}-`))));
  await cp(site, first, { recursive: true, filter: (path) => !MANY.test(relative(site, path)) });
  const kept = await keep(first, "first");
  await cp(first, second, { recursive: true });
  const assets = (await readdir(second)).find((name) => name.startsWith("assets-"));
  const renamed = `${assets.slice(0, -1)}${assets.endsWith("0") ? "1" : "0"}`;
  await rename(join(second, assets), join(second, renamed));
  for (const path of (await filesOf(second)).filter((path) => path.endsWith(".html")).map((path) => join(second, path))) {
    await writeFile(path, (await readFile(path, "utf8")).replaceAll(assets, renamed));
  }
  await keep(second, "second", (path) => path.replace(assets, renamed));
  return { first, second, kept, assets: [assets, renamed], clear: () => Promise.all([first, second].map((folder) => rm(folder, { recursive: true }))) };
}

/** In a page: the folders of styles and scripts from which it and everything it loaded come. */
export const sources = () => {
  const named = [...document.querySelectorAll("[src], link[href]")].map((one) => one.src || one.href);
  const loaded = performance.getEntriesByType("resource").map((entry) => entry.name);
  return [...new Set([...named, ...loaded].map((url) => /assets-[^/]+/.exec(url)?.[0]).filter(Boolean))];
};

/** In a page: looks for a new version of the worker. */
export const update = () => navigator.serviceWorker.getRegistration().then((one) => one.update()).catch(() => {});

/** In a page: waits until a version is kept and answers requests, and the page itself is kept too. */
export const kept = async () => {
  await navigator.serviceWorker.ready;
  if (!navigator.serviceWorker.controller) {
    await new Promise((resolve) => navigator.serviceWorker.addEventListener("controllerchange", resolve, { once: true }));
  }
  while (!(await caches.match(location.href, { ignoreSearch: true }))) await new Promise((later) => setTimeout(later, 50));
};

/** Goes to a page, and waits until it is kept. */
export async function visit(page, address) {
  await page.goto(address);
  await page.evaluate(kept);
}

/** In a page: whether it is awake, and all that it fetched is kept. */
export const wholly = async () => document.body.classList.contains("awake") &&
  (await Promise.all(performance.getEntriesByType("resource").map(({ name }) => caches.match(name)))).every(Boolean);
