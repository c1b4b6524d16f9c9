// The session day opens without a connection too. This keeps its page and the files that takes, as they
// were built together, and nothing else: no answer of the API, and no other page, is ever given from here.

/** Written in by the build (see vite.config.ts). */
const { version, files } = __KEPT__;
const KEPT = `session-day-${version}`;
const PAGE = '/signed-in.html';
const DAY = /^\/auditions\/[0-9a-f-]{36}\/day\/?$/;
/** On a line that neither answers nor breaks, nobody waits longer for the page. */
const ANSWERED_WITHIN_MS = 8_000;

self.addEventListener('install', (event) => {
  event.waitUntil(keep());
  self.skipWaiting();
});
self.addEventListener('activate', (event) => event.waitUntil(forgetEarlier()));
self.addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== 'GET' || origin !== self.location.origin) return;
  if (mode === 'navigate' && DAY.test(pathname)) event.respondWith(openPage(event.request));
  if (files.includes(pathname)) event.respondWith(openFile(event.request));
});

async function keep() {
  const cache = await caches.open(KEPT);
  await cache.addAll([PAGE, ...files]);
}

async function forgetEarlier() {
  const names = await caches.keys();
  const earlier = names.filter((name) => name !== KEPT);
  await Promise.all(earlier.map((name) => caches.delete(name)));
}

/** The newest there is; as it was kept only where none can be had. */
async function openPage(request) {
  try {
    return await fetch(request, { signal: AbortSignal.timeout(ANSWERED_WITHIN_MS) });
  } catch {
    return (await find(PAGE)) ?? Response.error();
  }
}

/** Its name changes with its content. */
async function openFile(request) {
  return (await find(request)) ?? fetch(request);
}

async function find(request) {
  const cache = await caches.open(KEPT);
  return cache.match(request, { ignoreVary: true });
}
