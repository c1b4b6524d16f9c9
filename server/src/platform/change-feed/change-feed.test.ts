import { describe, expect, it } from 'vitest';
import { useTestServer } from '../../../test/test-server.ts';
import { newId } from '../ids.ts';
import {
  type Change,
  FEED_START,
  forgetChangesBefore,
  readChanges,
  recordChange,
} from './change-feed.ts';

const t = useTestServer();

const record = (subjectId: string) =>
  t.platform.transaction((tx) => recordChange(tx, t.clock, { subject: 'test.thing', subjectId }));

const idsOf = (changes: Change[]) => changes.map(({ subjectId }) => subjectId);

/** Follows the feed to its end, two at a time. */
async function follow(from = FEED_START): Promise<Change[]> {
  const seen: Change[] = [];
  let cursor = from;
  for (;;) {
    const page = await readChanges(t.platform.db, cursor, 2);
    if (page.length === 0) return seen;
    seen.push(...page);
    cursor = page.at(-1)?.cursor ?? cursor;
  }
}

/** The end of the feed, once it is there: tests beside this one share the cluster and hold it back. */
async function findEnd() {
  const last = newId();
  await record(last);
  await expect.poll(async () => idsOf(await follow()).at(-1)).toBe(last);
  return (await follow()).at(-1)?.cursor ?? FEED_START;
}

describe('the change feed', () => {
  it('tells every change once, in pages', async () => {
    const ids = [newId(), newId(), newId(), newId(), newId()];
    for (const id of ids) await record(id);
    await expect.poll(async () => idsOf(await follow())).toEqual(ids);
  });

  it('never shows a late commit behind a cursor that has passed it', async () => {
    const start = await findEnd();
    const [slow, fast, later] = [newId(), newId(), newId()];
    const written = Promise.withResolvers<void>();
    const mayCommit = Promise.withResolvers<void>();
    const slowCommit = t.platform.transaction(async (tx) => {
      await recordChange(tx, t.clock, { subject: 'test.thing', subjectId: slow });
      written.resolve();
      await mayCommit.promise;
    });
    await written.promise;
    await record(fast);
    const whileOpen = await follow(start);
    mayCommit.resolve();
    await slowCommit;
    await record(later);
    const reached = whileOpen.at(-1)?.cursor ?? start;
    const told = async () => idsOf([...whileOpen, ...(await follow(reached))]);
    await expect.poll(told).toEqual([slow, fast, later]);
  });

  it('says nothing of what was rolled back', async () => {
    const start = await findEnd();
    const failing = t.platform.transaction(async (tx) => {
      await recordChange(tx, t.clock, { subject: 'test.thing', subjectId: newId() });
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await follow(start)).toEqual([]);
  });

  it('forgets what is old', async () => {
    const kept = newId();
    t.clock.advance({ days: 8 });
    await record(kept);
    await forgetChangesBefore(t.platform.db, t.clock.now());
    await expect.poll(async () => idsOf(await follow())).toEqual([kept]);
  });
});
