import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { addressNow } from '../../app/test/open-app.tsx';
import {
  entryId,
  entryOf,
  LIST_ID,
  listOf,
  ONE,
  openAt,
  PATH,
  PRODUCTION_ID,
  summaryOf,
} from './shortlists.fixture.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => vi.restoreAllMocks());

const ok = (body: unknown) => ({ status: 200, body });
type Answers = Parameters<typeof openAt>[1];

const openList = (answers: Answers = {}, list = listOf()) =>
  openAt(`/productions/${PRODUCTION_ID}?tab=shortlists&list=${LIST_ID}`, {
    [`GET ${PATH}/shortlists`]: ok({ items: [summaryOf()] }),
    [`GET ${ONE}`]: ok(list),
    [`GET ${ONE}/links`]: ok({ items: [] }),
    ...answers,
  });

const faces = async () => within(await screen.findByRole('list', { name: 'Faces' }));
const names = async () =>
  (await faces()).getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }));

it('shows lists as cards that lead to them, and begins one', async () => {
  const { sentTo } = openAt(`/productions/${PRODUCTION_ID}?tab=shortlists`, {
    [`GET ${PATH}/shortlists`]: ok({ items: [summaryOf({ liveLinks: 2 })] }),
    [`POST ${PATH}/shortlists`]: { status: 201, body: summaryOf({ name: 'Recalls' }) },
    [`GET ${ONE}`]: ok(listOf({ name: 'Recalls', entries: [] })),
  });
  expect(await screen.findByText('2 links')).toBeDefined();
  const card = screen.getByRole<HTMLAnchorElement>('link', { name: 'First look' });
  expect(new URL(card.href).searchParams.get('list')).toBe(LIST_ID);
  await press('New list');
  await press('Make the list');
  expect(await screen.findByText('Please give the list a name')).toBeDefined();
  await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Recalls');
  await press('Make the list');
  expect(await screen.findByText('Nobody is on this list yet')).toBeDefined();
  expect(addressNow()).toContain(`list=${LIST_ID}`);
  expect(sentTo(`POST ${PATH}/shortlists`)).toEqual([{ name: 'Recalls', roleId: null }]);
});

it('shows what link holders think, and hears of it while it is open', async () => {
  const { answers, socket } = openList();
  const others = await screen.findByRole('list', { name: 'What others think' });
  expect(within(others).getByText('Ana Duarte')).toBeDefined();
  expect(within(others).getByRole('img', { name: '4 of 5' })).toBeDefined();
  const said = { ...listOf().entries[0]?.opinions[0], id: entryId(7), viewerName: 'Bo', rating: 2 };
  answers[`GET ${ONE}`] = ok(
    listOf({ entries: [entryOf(2, 'Teodor Brasko', { opinions: [said as never] })] }),
  );
  socket.receive('shortlist:changed', {
    userId: entryId(1),
    productionId: PRODUCTION_ID,
    shortlistId: LIST_ID,
  });
  expect(await screen.findByText('Bo')).toBeDefined();
});

it('writes a note in its place, keeps it on a refusal and leaves it with Escape', async () => {
  const change = `PATCH /api/shortlist-entries/${entryId(2)}`;
  const { answers, sentTo } = openList({
    [change]: { status: 409, body: { message: 'Not now.' } },
  });
  await press('Add a note… (note about Teodor Brasko)');
  const box = screen.getByRole('textbox', { name: 'Note about Teodor Brasko' });
  await userEvent.type(box, 'Warm{Enter}');
  expect(await screen.findByText('Not now.')).toBeDefined();
  answers[change] = { status: 204 };
  await userEvent.type(box, '{Enter}');
  expect(await screen.findByText('Warm')).toBeDefined();
  expect(sentTo(change)).toEqual([{ note: 'Warm' }, { note: 'Warm' }]);
  await press('Warm (note about Teodor Brasko)');
  await userEvent.keyboard('er{Escape}');
  expect(screen.getByText('Warm')).toBeDefined();
  expect(sentTo(change)).toHaveLength(2);
});

it('hides who is taken off until it is undone, and deletes nobody before', async () => {
  const { asked } = openList();
  await press('Take Teodor Brasko off the list');
  expect(await names()).toEqual(['Mara Okonjo-Lyle', 'Junia Feld']);
  await press('Undo');
  expect(await names()).toEqual(['Mara Okonjo-Lyle', 'Teodor Brasko', 'Junia Feld']);
  expect(asked.filter((call) => call.startsWith('DELETE'))).toEqual([]);
});

it('deletes who was taken off when the list is left', async () => {
  const removal = `DELETE /api/shortlist-entries/${entryId(2)}`;
  const { asked } = openList({ [removal]: { status: 204 } });
  await press('Take Teodor Brasko off the list');
  await press('All lists');
  await waitFor(() => expect(asked).toContain(removal));
});

it('compares two to four side by side', async () => {
  openList();
  await press('Select Mara Okonjo-Lyle');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Compare' }).disabled).toBe(true);
  await press('Select Junia Feld');
  await press('Compare');
  const dialog = within(await screen.findByRole('dialog', { name: 'Compare 2 people' }));
  expect(dialog.getAllByRole('heading', { level: 3 })).toHaveLength(2);
  expect(dialog.getByText('Her voice.')).toBeDefined();
});

it('tells the address of a new link once, and ends links', async () => {
  const link = {
    id: entryId(5),
    label: 'Director',
    createdByName: 'Priya Farrell',
    createdAt: '2026-05-01T12:00:00.000Z',
    expiresAt: '2199-01-01T18:00:00.000Z',
    revokedAt: null,
    lastOpenedAt: null,
  };
  const { answers, sentTo, asked } = openList({
    [`POST ${ONE}/links`]: () => {
      answers[`GET ${ONE}/links`] = ok({ items: [link] });
      return { status: 201, body: { ...link, url: 'https://callboard.test/shared/shortlists/x' } };
    },
    [`DELETE /api/shortlist-links/${link.id}`]: { status: 204 },
  });
  await press('Share');
  await press('Make a link');
  expect(await screen.findByText('Please say whom it is for')).toBeDefined();
  await userEvent.type(screen.getByRole('textbox', { name: 'For whom' }), 'Director');
  await press('Make a link');
  const address = await screen.findByRole<HTMLInputElement>('textbox', {
    name: 'Address of the link',
  });
  expect(address.value).toBe('https://callboard.test/shared/shortlists/x');
  expect(sentTo(`POST ${ONE}/links`)).toEqual([{ label: 'Director', days: 7 }]);
  expect(await screen.findByText(/Not opened yet · expires/)).toBeDefined();
  await press('Revoke the link for Director');
  await waitFor(() => expect(asked).toContain(`DELETE /api/shortlist-links/${link.id}`));
});

it('asks before it deletes a list, and leads back to the others', async () => {
  const { asked } = openList({ [`DELETE ${ONE}`]: { status: 204 } });
  await press('More about the list');
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete…' }));
  expect(asked).not.toContain(`DELETE ${ONE}`);
  await press('Delete the list');
  await waitFor(() => expect(addressNow()).not.toContain('list='));
  expect(asked).toContain(`DELETE ${ONE}`);
});

it('lets those look who may only look, and review without sharing who may review', async () => {
  const { answers, queries } = openList({}, listOf({ rights: 'view' }));
  await faces();
  expect(screen.queryByRole('button', { name: 'Share' })).toBeNull();
  expect(screen.queryByRole('button', { name: /^Move |off the list|Add a note/ })).toBeNull();
  answers[`GET ${ONE}`] = ok(listOf({ rights: 'review' }));
  await queries.invalidateQueries();
  expect(await screen.findByRole('button', { name: 'Move Junia Feld' })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Share' })).toBeNull();
});
