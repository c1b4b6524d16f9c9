import { describe, expect, it } from 'vitest';
import { conversation, ME } from '../conversation.fixture.ts';
import { withConversation, withRead } from './inbox-changes.ts';
import type { InboxFilters, InboxPages } from './inbox-query.ts';
import { orderBy } from './use-held-order.ts';

/** The last word was said in this minute of an hour. */
const saidAt = (id: string, minute: number, given = {}) =>
  conversation({
    id,
    lastMessage: {
      authorUserId: 'user-ada',
      authorName: 'Ada Quill',
      text: `At ${minute}`,
      attachments: 0,
      isDeleted: false,
      sentAt: new Date(Date.UTC(2026, 2, 1, 9, minute)).toISOString(),
    },
    ...given,
  });

const pages = (...given: ReturnType<typeof saidAt>[][]): InboxPages => ({
  pages: given.map((items, at) => ({
    items,
    nextCursor: at === given.length - 1 ? null : `after-${at}`,
  })),
  pageParams: given.map(() => undefined),
});
const idsOf = ({ pages: all }: InboxPages) => all.map(({ items }) => items.map(({ id }) => id));
const EVERYTHING: InboxFilters = {};

describe('the list of conversations', () => {
  it('puts a conversation where its last message places it, on whichever page it was', () => {
    const known = pages([saidAt('a', 50), saidAt('b', 40)], [saidAt('c', 30), saidAt('d', 20)]);
    expect(idsOf(withConversation(known, saidAt('d', 55), EVERYTHING))).toEqual([
      ['d', 'a', 'b'],
      ['c'],
    ]);
    // An edit is no news.
    expect(idsOf(withConversation(known, saidAt('c', 30), EVERYTHING))).toEqual(idsOf(known));
  });

  it('leaves what is older than all that has come to the page that it comes with', () => {
    const known = pages([saidAt('a', 50)]);
    const [first] = known.pages;
    const more = { ...known, pages: [{ items: first?.items ?? [], nextCursor: 'more' }] };
    expect(idsOf(withConversation(more, saidAt('z', 1), EVERYTHING))).toEqual([['a']]);
    expect(idsOf(withConversation(known, saidAt('z', 1), EVERYTHING))).toEqual([['a', 'z']]);
  });

  it('takes in what it is narrowed to, and nothing else', () => {
    const talent = { profileId: 'bo', userId: 'user-bo', name: 'Bo Lind', photoUrl: null };
    const isTakenIn = (filters: InboxFilters, given: object) =>
      idsOf(withConversation(pages([]), saidAt('a', 50, given), filters))[0]?.length === 1;
    expect(isTakenIn({ talentProfileId: 'bo' }, { talent })).toBe(true);
    expect(isTakenIn({ talentProfileId: 'bo' }, {})).toBe(false);
    expect(isTakenIn({ unread: 'true' }, { unread: 1 })).toBe(true);
    expect(isTakenIn({ unread: 'true' }, { unread: 0 })).toBe(false);
    expect(isTakenIn({ q: 'ada' }, {})).toBe(false);
    expect(isTakenIn(EVERYTHING, { lastMessage: null })).toBe(false);
  });

  it('counts as unread what came after the reader’s own mark, on whichever device it was set', () => {
    const known = pages([saidAt('a', 50, { lastSequence: 7, readSequence: 2, unread: 5 })]);
    const read = (readerUserId: string, readSequence: number) =>
      withRead(known, { conversationId: 'a', readerUserId, readSequence }, ME.id).pages[0]
        ?.items[0];
    expect(read(ME.id, 6)).toMatchObject({ readSequence: 6, unread: 1 });
    expect(read(ME.id, 1)).toMatchObject({ readSequence: 2, unread: 5 });
    const byAda = read('user-ada', 7);
    expect(byAda).toMatchObject({ readSequence: 2, unread: 5 });
    expect(byAda?.people[0]).toMatchObject({ userId: 'user-ada', readSequence: 7 });
  });
});

describe('a held order', () => {
  it('changes rows in their places; what came on top waits, what came below follows', () => {
    const [a, b, c, d] = [saidAt('a', 50), saidAt('b', 58), saidAt('c', 59), saidAt('d', 10)];
    const held = orderBy([c, b, a, d], ['a', 'b']);
    expect(held.shown).toEqual([a, b, d]);
    expect(held.hasNewer).toBe(true);
    expect(orderBy([a, b, d], ['a', 'b'])).toEqual({ shown: [a, b, d], hasNewer: false });
  });
});
