import { expect, it } from 'vitest';
import { message } from '../engine/conversation.fixture.ts';
import type { Unsent } from '../engine/unsent.ts';
import { rowsOf } from './rows.ts';

const ME = 'user-me';
const me = { userId: ME, name: 'Mara Okonjo', photoUrl: null };
const at = (hour: number, minute: number, day = 2) =>
  new Date(2026, 2, day, hour, minute).toISOString();
const now = new Date(2026, 2, 2, 18);

it('what one person says in one go is a group, and a day, a silence or another voice ends it', () => {
  const messages = [
    message({ sequence: 1, sentAt: at(23, 58, 1) }),
    message({ sequence: 2, sentAt: at(0, 1) }),
    message({ sequence: 3, sentAt: at(0, 2) }),
    message({ sequence: 4, sentAt: at(0, 20) }),
    message({ sequence: 5, sentAt: at(0, 21), author: me }),
  ];
  const rows = rowsOf(
    { messages, unsent: [] },
    { userId: ME, readSequence: 5, lastSequence: 5, now },
  );
  expect(rows.map(({ day }) => day)).toEqual([
    'Yesterday',
    'Today',
    undefined,
    undefined,
    undefined,
  ]);
  expect(rows.map(({ startsGroup }) => startsGroup)).toEqual([true, true, false, true, true]);
  expect(rows.map(({ endsGroup }) => endsGroup)).toEqual([true, false, true, true, true]);
});

it('an agent who writes for someone speaks with another voice', () => {
  const onBehalfOf = { userId: 'user-mara', name: 'Mara' };
  const messages = [message({ sequence: 1 }), message({ sequence: 2, onBehalfOf })];
  const rows = rowsOf(
    { messages, unsent: [] },
    { userId: ME, readSequence: 2, lastSequence: 2, now },
  );
  expect(rows[1]?.startsGroup).toBe(true);
});

it('the line above what is new stands above the first of the others’ that was not read', () => {
  const messages = [1, 2, 3, 4].map((sequence) =>
    message({ sequence, ...(sequence === 2 ? { author: me } : {}) }),
  );
  const rows = rowsOf(
    { messages, unsent: [] },
    { userId: ME, readSequence: 1, lastSequence: 4, now },
  );
  expect(rows.map(({ isFirstNew }) => isFirstNew)).toEqual([false, false, true, false]);
});

it('what comes while one looks is not marked as new', () => {
  const scene = { userId: ME, readSequence: 1, lastSequence: 1, now };
  const rows = rowsOf({ messages: [message(), message({ sequence: 2 })], unsent: [] }, scene);
  expect(rows.some(({ isFirstNew }) => isFirstNew)).toBe(false);
});

it('a message keeps its key when it is acknowledged', () => {
  const unsent: Unsent = {
    clientId: 'client-1',
    conversationId: 'c',
    text: 'Hello',
    attachments: [],
    writtenAt: at(9, 0),
    status: 'sending',
    reason: null,
  };
  const scene = { userId: ME, readSequence: 0, lastSequence: 0, now };
  const [before] = rowsOf({ messages: [], unsent: [unsent] }, scene);
  const [after] = rowsOf({ messages: [message({ author: me })], unsent: [] }, scene);
  expect(before?.key).toBe(after?.key);
});
