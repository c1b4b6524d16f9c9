import { expect, it } from 'vitest';
import { DEMO_ACCOUNTS } from '../accounts.ts';
import { personKey } from '../people/person-key.ts';
import { CONVERSATIONS } from './conversations.ts';
import { conversationRow, flagRows, messageRows } from './plan-rows.ts';
import { sideOf } from './side-of.ts';
import type { Talk } from './talk.ts';

const now = new Date('2026-03-02T09:00:00Z');
const peopleOf = ({ between, talent }: Talk) => [
  ...between,
  ...(talent === undefined ? [] : sideOf(talent)),
];

it('there are sixty conversations, no two of the same people about the same', () => {
  const keys = CONVERSATIONS.map((talk) => conversationRow(talk, now).threadKey);
  expect(new Set(keys).size).toBe(60);
  const of = (who: string) => CONVERSATIONS.filter((talk) => peopleOf(talk).includes(who)).length;
  for (const account of DEMO_ACCOUNTS) expect(of(personKey(account))).toBeGreaterThanOrEqual(6);
});

it.each(CONVERSATIONS)('in $key only those write who take part, one after the other', (talk) => {
  const people = peopleOf(talk);
  expect(talk.lines.filter(([who]) => !people.includes(who))).toEqual([]);
  expect(Object.keys(talk.unread ?? {}).filter((who) => !people.includes(who))).toEqual([]);
  const rows = messageRows(talk, now);
  const times = rows.map(({ sentAt }) => sentAt.getTime());
  expect(times).toEqual(times.toSorted((one, other) => one - other));
  expect(times.at(-1)).toBeLessThan(now.getTime());
  expect(new Set(rows.map(({ revision }) => revision)).size).toBe(rows.length);
});

it('one is long, one was edited, one deleted, and those of a swindler call for caution', () => {
  const rows = CONVERSATIONS.flatMap((talk) => messageRows(talk, now));
  expect(Math.max(...CONVERSATIONS.map(({ lines }) => lines.length))).toBeGreaterThanOrEqual(300);
  expect(rows.filter(({ editedAt }) => editedAt !== null)).toHaveLength(1);
  expect(rows.filter(({ deletedAt }) => deletedAt !== null)).toHaveLength(1);
  const flagged = CONVERSATIONS.filter((talk) => flagRows(talk, now).length > 0);
  expect(flagged.map(({ key }) => key)).toEqual(['bright-star-mara', 'bright-star-chidinma']);
});
