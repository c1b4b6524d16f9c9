import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dismissToast } from '../../ui/toast-store.ts';
import { uploads } from '../media/api.ts';
import { CALLS, idOf, mediaOf, openMedia, photoOf, workOf } from './media-section.fixture.ts';

// Nothing is sent from here; what arrives is said by hand.
const lines = vi.hoisted(() => new Map<string, { onArrived: (mediaId: string) => void }>());
vi.mock('../media/tus-transfer.ts', () => ({
  openTusTransfer: ({ file }: { file: File }, events: { onArrived: (mediaId: string) => void }) => {
    lines.set(file.name, events);
    return { start() {}, pause() {}, cancel() {} };
  },
}));

const TILE_PX = 100;

beforeEach(() => {
  localStorage.clear();
  dismissToast();
  lines.clear();
  for (const { id } of uploads.getState()) uploads.cancel(id);
  // Tiles lie in one row, in their order.
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const place = [...(this.parentElement?.children ?? [])].indexOf(this);
    return this.tagName === 'LI'
      ? new DOMRect(place * TILE_PX, 0, TILE_PX, TILE_PX)
      : new DOMRect();
  });
});
afterEach(() => vi.restoreAllMocks());

const photos = () => screen.findByRole('list', { name: 'Photos' });
const namesShown = async () =>
  within(await photos())
    .getAllByRole('button', { name: /^View / })
    .map((button) => button.getAttribute('aria-label'));

async function moveByKeys(name: string) {
  const grip = await screen.findByRole('button', { name: `Move ${name}` });
  grip.focus();
  const press = async (code: string) => {
    fireEvent.keyDown(document.activeElement ?? grip, { code, key: code });
    // The sensor listens from the next turn on.
    await new Promise((done) => setTimeout(done));
  };
  await press('Space');
  await press('ArrowRight');
  await press('Space');
}

async function choose(option: string, name: string) {
  await userEvent.click(await screen.findByRole('button', { name: `Options for ${name}` }));
  await userEvent.click(await screen.findByRole('menuitem', { name: option }));
}

async function send(name: string) {
  const file = new File(['pixels'], name, { type: 'image/jpeg' });
  await userEvent.upload(await screen.findByLabelText('Add photos', { selector: 'input' }), file);
  await waitFor(() => expect(lines.has(name)).toBe(true));
}

describe('the order of photos', () => {
  it('is changed with the keys, and saved', async () => {
    const { sentTo } = openMedia([photoOf(1), photoOf(2), photoOf(3)], {
      [CALLS.order]: { status: 204 },
    });
    await moveByKeys('Photo 1');
    await waitFor(() =>
      expect(sentTo(CALLS.order)).toEqual([{ ids: [idOf(2), idOf(1), idOf(3)] }]),
    );
    expect(await namesShown()).toEqual(['View Photo 2', 'View Photo 1', 'View Photo 3']);
    expect(await screen.findByText('Photo 1 put to place 2 of 3.')).toBeDefined();
  });

  it('goes back with a message when the server refuses it', async () => {
    openMedia([photoOf(1), photoOf(2)], { [CALLS.order]: 'unreachable' });
    await choose('Move later', 'Photo 1');
    expect(await screen.findByText('Not moved')).toBeDefined();
    expect(await namesShown()).toEqual(['View Photo 1', 'View Photo 2']);
  });
});

describe('a photo that is deleted', () => {
  it('comes back where it was with undo, and the server hears nothing', async () => {
    const { asked } = openMedia([photoOf(1), photoOf(2)]);
    await choose('Delete', 'Photo 1');
    expect(await namesShown()).toEqual(['View Photo 2']);
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await namesShown()).toEqual(['View Photo 1', 'View Photo 2']);
    expect(asked.filter((call) => call.startsWith('DELETE'))).toEqual([]);
  });

  it('is gone for good when the toast goes, and the profile is measured anew', async () => {
    const call = `DELETE ${CALLS.photo(idOf(1))}`;
    const { asked } = openMedia([photoOf(1), photoOf(2)], { [call]: { status: 204 } });
    await choose('Delete', 'Photo 1');
    await screen.findByText('Photo deleted');
    const measured = asked.filter((each) => each === CALLS.completeness).length;
    dismissToast();
    await waitFor(() => expect(asked).toContain(call));
    await waitFor(() =>
      expect(asked.filter((each) => each === CALLS.completeness).length).toBe(measured + 1),
    );
    expect(await namesShown()).toEqual(['View Photo 2']);
  });

  it('goes for good when the page is left, though the page is gone by then', async () => {
    const call = `DELETE ${CALLS.photo(idOf(1))}`;
    const { asked } = openMedia([photoOf(1)], { [call]: { status: 204 } });
    await choose('Delete', 'Photo 1');
    await screen.findByText('Photo deleted');
    fireEvent(window, new Event('pagehide'));
    await waitFor(() => expect(asked).toContain(call));
    const sent = vi.mocked(fetch).mock.calls.find(([, init]) => init?.method === 'DELETE');
    expect(sent?.[1]?.keepalive).toBe(true);
  });
});

describe('the keyboard focus after deleting', () => {
  it('goes to the next photo, then to the one before, then to where photos are added', async () => {
    const calls = [1, 2, 3].map((number) => `DELETE ${CALLS.photo(idOf(number))}`);
    const { asked } = openMedia(
      [photoOf(1), photoOf(2), photoOf(3)],
      Object.fromEntries(calls.map((call) => [call, { status: 204 }])),
    );
    const focused = () => document.activeElement?.getAttribute('aria-label');
    await choose('Delete', 'Photo 2');
    await waitFor(() => expect(focused()).toBe('Options for Photo 3'));
    await choose('Delete', 'Photo 3');
    await waitFor(() => expect(focused()).toBe('Options for Photo 1'));
    await choose('Delete', 'Photo 1');
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Choose photos'));
    dismissToast();
    await waitFor(() => expect(asked).toEqual(expect.arrayContaining(calls)));
  });
});

describe('a thing that was removed elsewhere', () => {
  const gone = { status: 404, body: { message: 'There is nothing here.', code: 'NOT_FOUND' } };
  const noItems = { status: 200, body: { items: [], nextCursor: null } };

  it.each([
    {
      name: 'Photo 1',
      option: 'Edit details',
      save: 'Save details',
      list: CALLS.gallery,
      change: `PATCH ${CALLS.photo(idOf(1))}`,
      words: 'This photo was removed elsewhere',
    },
    {
      name: 'Showreel',
      option: 'Edit',
      save: 'Save',
      list: CALLS.portfolio,
      change: `PATCH ${CALLS.work(idOf(7))}`,
      words: 'This piece of work was removed elsewhere',
    },
  ])('says so when $name is saved, and leaves', async (thing) => {
    const { answers } = openMedia([photoOf(1)], {
      [CALLS.portfolio]: { status: 200, body: { items: [workOf(7)], nextCursor: null } },
      [thing.change]: gone,
    });
    await choose(thing.option, thing.name);
    answers[thing.list] = noItems;
    await userEvent.click(await screen.findByRole('button', { name: thing.save }));
    expect(await screen.findByText(thing.words)).toBeDefined();
    const menu = { name: `Options for ${thing.name}`, hidden: true };
    await waitFor(() => expect(screen.queryByRole('button', menu)).toBeNull());
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('files that do not fit', () => {
  it('are all named at once, each with what is wrong', async () => {
    openMedia([]);
    const files = [
      new File([], 'nothing.jpg', { type: 'image/jpeg' }),
      new File(['words'], 'notes.txt', { type: 'text/plain' }),
    ];
    const area = await screen.findByRole('group', { name: 'Add photos' });
    fireEvent.drop(area, { dataTransfer: { files } });
    expect(
      within(area).getByText(/^nothing\.jpg is empty\. notes\.txt is not a kind/),
    ).toBeDefined();
  });
});

describe('a photo that was sent', () => {
  const added = photoOf(5, {
    media: mediaOf(5, { status: 'processing', width: null, height: null }),
  });

  it('stands in the gallery while it is processed, and then shows', async () => {
    const { answers } = openMedia([], {
      [CALLS.add]: { status: 201, body: added },
      [CALLS.media(added.media.id)]: { status: 200, body: added.media },
    });
    await send('new.jpg');
    lines.get('new.jpg')?.onArrived(added.media.id);
    expect(await screen.findByText('Processing…')).toBeDefined();
    answers[CALLS.media(added.media.id)] = { status: 200, body: mediaOf(5) };
    expect(await screen.findByRole('button', { name: 'View Photo 5' })).toBeDefined();
  });

  it('and is refused leaves, and says why and what to do', async () => {
    const problem = 'Please save this photo as JPG first.';
    const refused = mediaOf(5, { status: 'refused', problem, fileName: 'new.jpg' });
    openMedia([photoOf(1)], {
      [CALLS.add]: { status: 201, body: added },
      [CALLS.media(refused.id)]: { status: 200, body: refused },
    });
    await send('new.jpg');
    lines.get('new.jpg')?.onArrived(refused.id);
    expect(await screen.findByText(problem)).toBeDefined();
    expect(screen.getByRole('button', { name: 'Choose another file' })).toBeDefined();
    expect(await namesShown()).toEqual(['View Photo 1']);
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss new.jpg' }));
    expect(screen.queryByText(problem)).toBeNull();
  });

  it('and does not fit the plan says so and leads to where more fits', async () => {
    const body = { message: 'Your plan holds no more than this.', code: 'PLAN_LIMIT_REACHED' };
    openMedia([photoOf(1)], { [CALLS.add]: { status: 403, body } });
    await send('new.jpg');
    lines.get('new.jpg')?.onArrived(idOf(105));
    const list = await screen.findByRole('region', { name: 'Photos on their way' });
    expect(await within(list).findByText(/Your plan holds no more than this/)).toBeDefined();
    const link = within(list).getByRole('link', { name: 'See what Pro holds' });
    expect(link.getAttribute('href')).toBe('/go-pro');
  });
});

describe('the room that a plan has', () => {
  const openOn = (plan: 'free' | 'pro', count: number) => {
    const items = Array.from({ length: count }, (_, at) => workOf(at + 200));
    return openMedia([photoOf(1)], {
      [CALLS.portfolio]: { status: 200, body: { items, nextCursor: null } },
      [CALLS.plan]: { status: 200, body: { plan } },
    });
  };

  it.each([
    [32, '32 of 40 pieces of work. Pro holds 200'],
    [45, 'All 45 pieces of work stay; the plan holds 40, so no more can be added. Pro holds 200'],
  ])('is told of with %i pieces on the free plan', async (count, words) => {
    openOn('free', count);
    const link = await screen.findByRole('link', { name: 'Pro holds 200' });
    expect(link.closest('p')?.textContent).toBe(words);
  });

  it('is an agency’s where it is larger: nobody is sold what they have', async () => {
    const { asked, queries } = openOn('pro', 45);
    await waitFor(() => expect(asked).toContain(CALLS.plan));
    await waitFor(() => expect(queries.isFetching()).toBe(0));
    expect(screen.queryByText(/Pro holds|of 40/)).toBeNull();
  });

  it('is not asked about while there is plenty', async () => {
    const { asked } = openOn('free', 3);
    expect(await screen.findAllByText('Showreel')).toHaveLength(3);
    expect(asked).not.toContain(CALLS.plan);
  });
});
