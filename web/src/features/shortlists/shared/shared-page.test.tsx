import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { addressNow, openApp } from '../../../app/test/open-app.tsx';
import { nobody, stubServer } from '../../../app/test/stub-server.ts';
import { entryId, SHARED, sharedOf, TOKEN } from '../shortlists.fixture.ts';

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

const ok = (body: unknown) => ({ status: 200, body });
const opinionOf = (at: number) => `PUT ${SHARED}/entries/${entryId(at)}/opinion`;
type Answers = Parameters<typeof stubServer>[0];

function openLink(answers: Answers = {}) {
  const server = stubServer({
    ...nobody,
    [`GET ${SHARED}`]: ok(sharedOf()),
    [opinionOf(1)]: { status: 204 },
    [opinionOf(2)]: { status: 204 },
    ...answers,
  });
  const sentTo = (call: string) => server.bodies.filter((_, at) => server.asked[at] === call);
  return { ...server, sentTo, ...openApp(`/shared/shortlists/${TOKEN}`) };
}

async function tellName(name = 'Ana Duarte') {
  await userEvent.type(await screen.findByRole('textbox', { name: 'Your name' }), name);
  await userEvent.click(screen.getByRole('button', { name: 'Look at the faces' }));
}
const remember = () =>
  localStorage.setItem(
    'callboard:shortlist-viewer',
    JSON.stringify({ id: entryId(6), name: 'Ana Duarte' }),
  );

it('asks for a name once, and remembers it in this browser', async () => {
  openLink();
  await userEvent.click(await screen.findByRole('button', { name: 'Look at the faces' }));
  expect(screen.getByText('Please tell your name')).toBeDefined();
  await tellName();
  expect(await screen.findByRole('heading', { name: 'Mara Okonjo-Lyle' })).toBeDefined();
  expect(JSON.parse(localStorage.getItem('callboard:shortlist-viewer') ?? '')).toMatchObject({
    name: 'Ana Duarte',
  });
});

it('rates by tap and by key, saves a comment when the typing stops, and goes on', async () => {
  const { sentTo } = openLink();
  await tellName();
  await userEvent.click(await screen.findByRole('button', { name: /^4 of 5/ }));
  expect(await screen.findByText('Saved')).toBeDefined();
  await userEvent.type(screen.getByRole('textbox', { name: 'Comment' }), 'Yes 5');
  expect(screen.getByText('Saving…')).toBeDefined();
  expect(await screen.findByText('Saved')).toBeDefined();
  const sent = sentTo(opinionOf(1));
  expect(sent).toMatchObject([
    { viewerName: 'Ana Duarte', rating: 4, comment: null },
    { rating: 4, comment: 'Yes 5' },
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(await screen.findByRole('heading', { name: 'Teodor Brasko' })).toBeDefined();
  await userEvent.keyboard('2');
  await waitFor(() => expect(sentTo(opinionOf(2))).toMatchObject([{ rating: 2 }]));
  await userEvent.keyboard('{ArrowRight}');
  expect(await screen.findByText('Thank you, that is everyone')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Mara Okonjo-Lyle, rated 4 of 5' })).toBeDefined();
});

it('shows again what this viewer said before', async () => {
  remember();
  const [first, ...others] = sharedOf().entries;
  if (first === undefined) throw new Error('nobody on the list');
  const own = { rating: 3, comment: 'Think again.' };
  openLink({ [`GET ${SHARED}`]: ok(sharedOf({ entries: [{ ...first, own }, ...others] })) });
  const box = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Comment' });
  expect(box.value).toBe('Think again.');
  expect(screen.getByRole('button', { name: /^3 of 5/ }).getAttribute('aria-pressed')).toBe('true');
});

it('keeps what could not be saved, and saves it when asked again', async () => {
  remember();
  const { answers, sentTo } = openLink({ [opinionOf(1)]: 'unreachable' });
  await userEvent.click(await screen.findByRole('button', { name: /^5 of 5/ }));
  const retry = await screen.findByRole('button', { name: /Not saved/ });
  answers[opinionOf(1)] = { status: 204 };
  await userEvent.click(retry);
  expect(await screen.findByText('Saved')).toBeDefined();
  expect(sentTo(opinionOf(1))).toHaveLength(2);
});

it('tells kindly that a link is over, at the door and in the middle, and never asks to sign in', async () => {
  remember();
  const ended = { status: 400, body: { code: 'INVALID_TOKEN', message: 'No longer valid.' } };
  const { answers } = openLink();
  const rate = await screen.findByRole('button', { name: /^5 of 5/ });
  answers[`GET ${SHARED}`] = ended;
  answers[opinionOf(1)] = ended;
  await userEvent.click(rate);
  expect(await screen.findByRole('heading', { name: 'This link is no longer open' })).toBeDefined();
  expect(addressNow()).toMatch(/^\/shared\/shortlists\//);
});

it('shows no face any more once it hears that the link is over', async () => {
  remember();
  const { answers, queries } = openLink();
  await screen.findByRole('heading', { name: 'Mara Okonjo-Lyle' });
  answers[`GET ${SHARED}`] = { status: 400, body: { code: 'INVALID_TOKEN', message: 'Over.' } };
  await queries.invalidateQueries();
  expect(await screen.findByRole('heading', { name: 'This link is no longer open' })).toBeDefined();
  expect(screen.queryByRole('heading', { name: 'Mara Okonjo-Lyle' })).toBeNull();
});
