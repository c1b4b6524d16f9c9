import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openBoard, ROLE_ID, testCard } from './casting-board.fixture.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  // There is no layout here; the sheet is as wide as on a desk.
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(
    DOMRect.fromRect({ width: 1160, height: 800 }),
  );
});
afterEach(() => vi.restoreAllMocks());

const PRODUCTION_ID = '0198c7a0-0000-7000-8000-0000000000f2';
const LIST_ID = '0198c7a0-0000-7000-8000-0000000000d1';
const ONE = `/api/shortlists/${LIST_ID}`;
const listOf = (name: string) => ({
  id: LIST_ID,
  productionId: PRODUCTION_ID,
  name,
  roleId: null,
  roleTitle: null,
  count: 3,
  faces: [],
  liveLinks: 0,
  updatedAt: '2026-05-01T12:00:00.000Z',
});
const LISTS = `/api/productions/${PRODUCTION_ID}/shortlists`;
const ok = (body: unknown) => ({ status: 200, body });
type Answers = NonNullable<Parameters<typeof openBoard>[0]>['answers'];

async function openDialog(answers: Answers) {
  const server = openBoard({
    cards: [testCard(1), testCard(2), testCard(3)],
    answers: {
      'GET /api/productions': ok({
        items: [{ id: PRODUCTION_ID, title: 'Weighbridge Nine' }],
        counts: {},
        nextCursor: null,
      }),
      [`POST ${ONE}/entries`]: ok({ added: 2, count: 5 }),
      ...answers,
    },
  });
  await screen.findByText('Person 1');
  await userEvent.keyboard('jxjxjx');
  await userEvent.click(await screen.findByRole('button', { name: 'To a list' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add to shortlist' }));
  const sentTo = (call: string) => server.bodies.filter((_, at) => server.asked[at] === call);
  return { dialog, sentTo };
}

it('puts those who are selected on a list, and tells who was there already', async () => {
  const { dialog, sentTo } = await openDialog({
    [`GET ${LISTS}`]: ok({ items: [listOf('First look')] }),
  });
  const radio = await dialog.findByRole('radio', { name: 'First look' });
  expect(radio.getAttribute('aria-checked')).toBe('true');
  await userEvent.click(dialog.getByRole('button', { name: 'Add to list' }));
  expect(await screen.findByText('2 people added to “First look”')).toBeDefined();
  expect(screen.getByText('1 was there already.')).toBeDefined();
  expect(sentTo(`POST ${ONE}/entries`)).toEqual([
    { talentProfileIds: [1, 2, 3].map((at) => testCard(at).talentProfileId) },
  ]);
});

it('begins a list for the role where there is none', async () => {
  const { dialog, sentTo } = await openDialog({
    [`GET ${LISTS}`]: ok({ items: [] }),
    [`POST ${LISTS}`]: { status: 201, body: listOf('Recalls') },
  });
  const name = await dialog.findByRole('textbox', { name: 'Name of the new list' });
  await userEvent.click(dialog.getByRole('button', { name: 'Add to list' }));
  expect(dialog.getByText('Please give the list a name')).toBeDefined();
  await userEvent.type(name, 'Recalls{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sentTo(`POST ${LISTS}`)).toEqual([{ name: 'Recalls', roleId: ROLE_ID }]);
  expect(JSON.parse(sessionStorage.getItem('callboard:last-shortlist') ?? '')).toMatchObject({
    listId: LIST_ID,
  });
});
