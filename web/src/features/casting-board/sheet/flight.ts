import { useSyncExternalStore } from 'react';

/** Pixels in a millisecond: five screens in a second, and nobody knows a face by then. */
const FAST = 5;
/** As slow as this one has arrived. */
const SLOW = 1;
/** In milliseconds: a single jump is none. */
const LONG_ENOUGH = 100;
const SETTLED = 80;

let isFlying = false;
let start = { at: 0, top: 0 };
let lastAt = 0;
let landing: ReturnType<typeof setTimeout> | undefined;
const watchers = new Set<() => void>();

/** Whether the page is scrolled so fast that nobody sees what passes. */
export function useIsFlyingPast(): boolean {
  return useSyncExternalStore(subscribe, () => isFlying);
}

function subscribe(watcher: () => void): () => void {
  if (watchers.size === 0) window.addEventListener('scroll', heed, { passive: true });
  watchers.add(watcher);
  return () => {
    watchers.delete(watcher);
    if (watchers.size === 0) window.removeEventListener('scroll', heed);
  };
}

function heed({ timeStamp }: Event): void {
  const top = window.scrollY;
  if (timeStamp - lastAt > SETTLED) start = { at: timeStamp, top };
  lastAt = timeStamp;
  const taken = timeStamp - start.at;
  if (taken >= LONG_ENOUGH) {
    turn(Math.abs(top - start.top) / taken > (isFlying ? SLOW : FAST));
    start = { at: timeStamp, top };
  }
  clearTimeout(landing);
  landing = setTimeout(() => turn(false), SETTLED);
}

function turn(next: boolean): void {
  if (next === isFlying) return;
  isFlying = next;
  for (const watcher of watchers) watcher();
}
