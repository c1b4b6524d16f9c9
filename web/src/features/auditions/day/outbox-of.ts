import type { QueryClient } from '@tanstack/react-query';
import { findStoredUser } from '../../../lib/stored-user.ts';
import { auditionQuery } from '../audition-queries.ts';
import { applyActs } from './day-acts.ts';
import { sendAct } from './day-calls.ts';
import { createOutbox, type Outbox } from './outbox.ts';

const boxes = new WeakMap<QueryClient, Map<string, Outbox>>();

type Whose = { userId: string; auditionId: string };

/**
 * One box for each session and person. It goes on sending though another page is looked at.
 * `checkSession` asks the server who is signed in: a page that opened without a connection could not.
 */
export function outboxOf(
  queries: QueryClient,
  { userId, auditionId }: Whose,
  checkSession: () => Promise<void>,
): Outbox {
  const opened = boxes.get(queries) ?? new Map<string, Outbox>();
  boxes.set(queries, opened);
  const entry = `session-day:${auditionId}:${userId}`;
  const known = opened.get(entry);
  if (known !== undefined) return known;

  const { queryKey } = auditionQuery(auditionId);
  const box = createOutbox({
    entry,
    async send(act) {
      if (findStoredUser() === null) await checkSession();
      // What one person did is never sent in the name of another who signed in after them.
      if (findStoredUser()?.id !== userId) throw new Error('someone else is signed in');
      await sendAct(act);
    },
    async onSent(act) {
      // An answer from before it would show it undone.
      await queries.cancelQueries({ queryKey, exact: true });
      queries.setQueryData(queryKey, (session) => session && applyActs(session, [act]));
    },
    onEmptied: () => void queries.invalidateQueries({ queryKey, exact: true }),
  });
  opened.set(entry, box);
  return box;
}
