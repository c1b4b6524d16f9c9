import { useSyncExternalStore } from 'react';
import { lastAnnounced, subscribeToAnnouncements } from './acts/announce.ts';

/** Says what happened to those who do not see it. */
export function Announcer() {
  const said = useSyncExternalStore(subscribeToAnnouncements, lastAnnounced);
  return (
    <p role="status" className="sr-only">
      {said}
    </p>
  );
}
