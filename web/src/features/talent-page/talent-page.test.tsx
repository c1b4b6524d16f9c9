import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { addressNow } from '../../app/test/open-app.tsx';
import { ITEM_ID, KNOWN, openItem, openTalent, PATH, PROFILE_ID } from './talent-page.fixture.ts';

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

const onPage = () => within(screen.getByRole('main'));
const factsShown = () =>
  onPage()
    .queryAllByRole('term')
    .map((term) => term.textContent);

describe("a talent's page", () => {
  it('tells what the viewer may know, in the words and units of their country', async () => {
    openTalent({ answers: KNOWN });
    expect(await screen.findByRole('heading', { name: 'Mara Okonjo-Lyle' })).toBeDefined();
    const line = 'she/her · Actor · Glasgow, United Kingdom, works as local in London';
    expect(screen.getByText(line)).toBeDefined();
    expect(factsShown()).toEqual(['Age range', 'Height', 'Eyes', 'Based in']);
    expect(screen.getByText('171 cm')).toBeDefined();
    expect(screen.getByText('Film and TV · UK')).toBeDefined();
    const resume = screen.getByRole('link', { name: 'Download résumé' });
    expect(resume.getAttribute('href')).toBe(`${PATH}/resume.pdf`);
    expect(document.title).toBe('Mara Okonjo-Lyle · Callboard');
  });

  it('has no place for what is not known, and nothing to press that does nothing', async () => {
    openTalent();
    await screen.findByRole('heading', { name: 'Mara Okonjo' });
    expect(factsShown()).toEqual([]);
    expect(onPage().queryAllByRole('heading', { level: 2 })).toEqual([]);
    expect(onPage().getAllByRole('link')).toHaveLength(1);
    expect(
      onPage()
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['Invite to role', 'Add to shortlist', 'Copy link', 'Report this profile']);
  });

  it('is reported to the moderators, with a reason', async () => {
    const { asked, bodies, answers } = openTalent({
      answers: { 'POST /api/reports': 'unreachable' },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Report this profile' }));
    await userEvent.click(await screen.findByRole('radio', { name: /somebody else/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Send report' }));
    const dialog = within(screen.getByRole('dialog'));
    expect((await dialog.findByRole('alert')).textContent).toContain('could not be reached');
    answers['POST /api/reports'] = { status: 201, body: { id: ITEM_ID } };
    await userEvent.click(screen.getByRole('button', { name: 'Send report' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(bodies[asked.indexOf('POST /api/reports')]).toEqual({
      subject: 'profile',
      subjectId: PROFILE_ID,
      reason: 'impersonation',
      note: null,
    });
  });

  it('begins with a dozen credits of a kind and shows all of them when asked', async () => {
    openTalent({ answers: KNOWN });
    const credits = within(await screen.findByRole('region', { name: 'Film' }));
    expect(credits.getAllByRole('listitem')).toHaveLength(12);
    await userEvent.click(credits.getByRole('button', { name: 'Show all 20 film credits' }));
    expect(credits.getAllByRole('listitem')).toHaveLength(20);
  });

  it('says the same of a profile that is hidden and of one that never was', async () => {
    openTalent({ answers: { [`GET ${PATH}`]: { status: 404, body: { code: 'NOT_FOUND' } } } });
    expect(await screen.findByText('There is no profile here that you can see')).toBeDefined();
  });

  it('says when it could not be loaded, and tries again', async () => {
    const call = `GET ${PATH}/professional-info`;
    const { answers } = openTalent({ answers: { [call]: 'unreachable' } });
    const again = await screen.findByRole('button', { name: 'Try again' });
    answers[call] = { status: 200, body: {} };
    await userEvent.click(again);
    expect(await screen.findByRole('heading', { name: 'Mara Okonjo' })).toBeDefined();
  });
});

describe('a talent who looks at themselves', () => {
  const own = (visibility: string) => ({
    [`GET ${PATH}`]: {
      status: 200,
      body: {
        id: PROFILE_ID,
        firstName: 'Mara',
        lastName: 'Okonjo',
        visibility,
        abilities: { edit: true, manage: true },
      },
    },
  });
  const open = (visibility: string, search = '') =>
    openTalent({ role: 'talent', isOwn: true, search, answers: own(visibility) });

  it('is led to editing, and to what is missing', async () => {
    open('public');
    const edit = await screen.findByRole('link', { name: 'Edit profile' });
    expect(edit.getAttribute('href')).toBe('/profile');
    const credits = screen.getByRole('link', { name: /^Add your credits/ });
    expect(credits.getAttribute('href')).toBe('/profile?section=credits');
  });

  it("is led to editing a child's profile, not their own, as the guardian", async () => {
    const abilities = { edit: true, manage: true };
    const body = { id: PROFILE_ID, firstName: 'Ottilie', lastName: 'Grange', abilities };
    openTalent({ role: 'talent', answers: { [`GET ${PATH}`]: { status: 200, body } } });
    const edit = await screen.findByRole('link', { name: 'Edit profile' });
    expect(edit.getAttribute('href')).toBe(`/profile?talentProfileId=${PROFILE_ID}`);
  });

  it('sees what others see, and as whom they look', async () => {
    open('public', '?as=professionals');
    await screen.findByText('This is how professionals see your profile');
    expect(screen.queryByText(/^Add your credits/)).toBeNull();
    const addresses = vi.mocked(fetch).mock.calls.map(([address]) => String(address));
    expect(addresses.filter((address) => address.includes('as=professionals'))).toHaveLength(6);
    await userEvent.click(screen.getByRole('radio', { name: 'Everyone' }));
    expect(await screen.findByText('This is how everyone sees your profile')).toBeDefined();
    expect(addressNow()).toBe(`/talent/${PROFILE_ID}?as=public`);
    const back = screen.getByRole('link', { name: 'Back to editing' });
    expect(back.getAttribute('href')).toBe('/profile');
  });

  it('is told when everyone else sees nothing', async () => {
    open('hidden', '?as=public');
    expect(await screen.findByText(/sees nothing/)).toBeDefined();
  });
});

describe('the page of a piece of work', () => {
  const item = {
    id: ITEM_ID,
    kind: 'link',
    title: 'Showreel',
    description: null,
    year: 2026,
    url: 'https://www.video.example/mara',
    media: null,
    cover: null,
    credit: null,
    talent: { id: PROFILE_ID, name: 'Mara Okonjo', headline: null, photoUrl: null },
  };
  const call = `GET ${PATH}/portfolio-items/${ITEM_ID}`;

  it('shows it to visitors, and vouches for no other site', async () => {
    openItem({ [call]: { status: 200, body: item } });
    expect(await screen.findByRole('heading', { name: 'Showreel' })).toBeDefined();
    const link = screen.getByRole('link', { name: /video\.example/ });
    expect(link.getAttribute('rel')).toBe('noopener nofollow');
    expect(screen.queryByRole('link', { name: /Mara Okonjo/ })).toBeNull();
  });

  it('has nothing to see where the visitor may not', async () => {
    openItem({ [call]: { status: 404, body: { code: 'NOT_FOUND' } } });
    expect(await screen.findByText('There is nothing to see here')).toBeDefined();
    expect(addressNow()).toBe(`/talent/${PROFILE_ID}/portfolio/${ITEM_ID}`);
  });
});

describe('a film that is played', () => {
  const MEDIA_ID = '0198c7a0-0000-7000-8000-0000000000e3';
  const PLAYS = `POST /api/media/${MEDIA_ID}/plays`;
  const media = { id: MEDIA_ID, kind: 'video', status: 'ready', durationMs: null, variants: [] };
  const item = { id: ITEM_ID, kind: 'video', title: 'Showreel', media, cover: null };
  const REEL = {
    [`GET ${PATH}/portfolio-items`]: { status: 200, body: { items: [item], nextCursor: null } },
  };

  async function play() {
    await userEvent.click(await screen.findByRole('button', { name: /^Play Showreel/ }));
    const film = screen.getByLabelText('Showreel');
    fireEvent.playing(film);
    fireEvent.pause(film);
    fireEvent.playing(film);
    return film;
  }

  it('is told once, and plays on though nobody takes note', async () => {
    const { asked } = openTalent({ answers: { ...REEL, [PLAYS]: 'unreachable' } });
    const film = await play();
    await waitFor(() => expect(asked.filter((call) => call === PLAYS)).toEqual([PLAYS]));
    expect(film.isConnected).toBe(true);
    const sent = vi.mocked(globalThis.fetch).mock.calls.find(([, init]) => init?.method === 'POST');
    expect(sent?.[1]?.keepalive).toBe(true);
  });

  it('is not told of by the one whose it is', async () => {
    const { asked } = openTalent({ role: 'talent', isOwn: true, answers: REEL });
    await play();
    expect(asked).not.toContain(PLAYS);
  });

  it('is told of by visitors, too', async () => {
    const talent = { id: PROFILE_ID, name: 'Mara Okonjo', headline: null, photoUrl: null };
    const { asked } = openItem({
      ...REEL,
      [`GET ${PATH}/portfolio-items/${ITEM_ID}`]: { status: 200, body: { ...item, talent } },
      [PLAYS]: { status: 204 },
    });
    await play();
    await waitFor(() => expect(asked).toContain(PLAYS));
  });
});
