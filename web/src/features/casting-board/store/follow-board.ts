import { log } from '../../../lib/log.ts';
import type { Realtime } from '../../../lib/realtime.ts';
import type { BoardStore } from './board-store.ts';

/** News come in swarms: what a colleague moves at once is asked for at once. */
const GATHERED_MS = 120;

/** Keeps a board up to date while it is looked at. Returns the function that ends it. */
export function followBoard(
  realtime: Realtime,
  board: BoardStore,
  onNews: (ids: readonly string[]) => void,
): () => void {
  const waiting = new Set<string>();
  let isAllWanted = false;
  let mayHaveMissed = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function ask() {
    const ids = isAllWanted ? [] : [...waiting];
    waiting.clear();
    const isCatchingUp = mayHaveMissed;
    isAllWanted = false;
    mayHaveMissed = false;
    timer = undefined;
    try {
      if (isCatchingUp) await board.catchUp();
      if (!isCatchingUp || ids.length > 0) await board.refresh(ids);
      onNews(ids);
    } catch (error) {
      // What is shown stays; the next news or the next connection asks again.
      log.warn('News of the board could not be fetched.', error);
    }
  }
  function askSoon() {
    timer ??= setTimeout(() => void ask(), GATHERED_MS);
  }
  const endings = [
    realtime.on('applications:changed', ({ roleId, applicationIds }) => {
      if (roleId !== board.roleId) return;
      for (const id of applicationIds) waiting.add(id);
      if (applicationIds.length === 0) isAllWanted = true;
      askSoon();
    }),
    realtime.onCatchUp(() => {
      mayHaveMissed = true;
      askSoon();
    }),
  ];
  return () => {
    clearTimeout(timer);
    for (const end of endings) end();
  };
}
