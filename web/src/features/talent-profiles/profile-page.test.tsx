import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { addressNow } from '../../app/test/open-app.tsx';
import { CALLS, info, openProfile, PROFILE_ID, profile } from './own-profile.fixture.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => vi.restoreAllMocks());

const DRAFT = `callboard:draft:${PROFILE_ID}:about-metric`;
const field = (name: string) => screen.findByLabelText<HTMLInputElement>(name);

async function retype(name: string, text: string) {
  const input = await field(name);
  await userEvent.clear(input);
  if (text !== '') await userEvent.type(input, text);
}

describe("the talent's own profile", () => {
  it('says how complete it is and leads to what is missing', async () => {
    openProfile();
    const bar = await screen.findByRole('progressbar', { name: 'How complete the profile is' });
    expect(bar.getAttribute('aria-valuenow')).toBe('65');
    const photo = screen.getByRole('link', { name: 'A profile photo' });
    expect(photo.getAttribute('href')).toBe('/profile?section=media');
    await userEvent.click(screen.getByRole('link', { name: 'Three skills' }));
    expect(await screen.findByRole('heading', { name: 'Skills', level: 2 })).toBeDefined();
    expect(addressNow()).toBe('/profile?section=skills');
  });

  it('keeps its section in the address, so that one can go back', async () => {
    const { router } = openProfile();
    await userEvent.click(await screen.findByRole('link', { name: 'Looks' }));
    expect(await screen.findByRole('heading', { name: 'Looks' })).toBeDefined();
    router.history.back();
    expect(await screen.findByRole('heading', { name: 'About you' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'About you' }).getAttribute('aria-current')).toBe(
      'page',
    );
  });

  it('says so when it cannot be loaded, and tries again', async () => {
    const call = `GET /api/talent-profiles/${PROFILE_ID}`;
    const { answers } = openProfile('about', { answers: { [call]: 'unreachable' } });
    await screen.findByText('The profile could not be loaded');
    answers[call] = { status: 200, body: { id: PROFILE_ID, city: 'Leeds' } };
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect((await field('City')).value).toBe('Leeds');
  });

  it('is not for admins, who have none and are sent on to the one they came for', async () => {
    const { router } = openProfile('about', { role: 'admin' });
    expect(await screen.findByText('No talent selected')).toBeDefined();
    await router.navigate({ to: '/profile', search: { talentProfileId: PROFILE_ID } });
    await waitFor(() => expect(addressNow()).toBe(`/talent/${PROFILE_ID}`));
  });
});

describe('about you', () => {
  it('shows what is known', async () => {
    openProfile();
    expect((await field('City')).value).toBe('Glasgow');
    expect((await field('Playing age from')).value).toBe('28');
    expect((await field('Other cities to work in as local')).value).toBe('London, Leeds');
    await waitFor(async () => expect((await field('Country')).value).toBe('United Kingdom'));
    const everyone = screen.getByRole('radio', { name: /^Everyone/ });
    expect(everyone.getAttribute('aria-checked')).toBe('true');
    expect(screen.getByText('Private: others see the playing age only.')).toBeDefined();
  });

  it('saves a field once one leaves it, and only that', async () => {
    const { sentTo } = openProfile();
    await retype('City', ' Leeds ');
    await userEvent.tab();
    expect(await screen.findByText('Saved')).toBeDefined();
    expect(sentTo(CALLS.profile)).toEqual([{ city: 'Leeds' }]);
    expect((await field('City')).value).toBe(' Leeds ');
  });

  it('saves choices, lists and numbers as the server wants them', async () => {
    const { sentTo } = openProfile();
    await retype('Travel distance (km)', '80');
    await retype('Other cities to work in as local', 'Bath,, Bath , York');
    await userEvent.click(await screen.findByRole('radio', { name: /^Professionals only/ }));
    await userEvent.tab();
    await waitFor(() =>
      expect(Object.assign({}, ...sentTo(CALLS.profile))).toEqual({
        travelRadiusKm: 80,
        localHireCities: ['Bath', 'York'],
        visibility: 'professionals',
      }),
    );
  });

  it('takes distances in miles from those who think in them', async () => {
    const known = { ...profile, travelRadiusKm: 80 };
    const { sentTo } = openProfile('about', {
      units: 'imperial',
      answers: { [`GET /api/talent-profiles/${PROFILE_ID}`]: { status: 200, body: known } },
    });
    expect((await field('Travel distance (miles)')).value).toBe('50');
    await retype('Travel distance (miles)', '100');
    await userEvent.tab();
    await waitFor(() => expect(sentTo(CALLS.profile)).toEqual([{ travelRadiusKm: 161 }]));
  });

  it('saves what one wished to tell, and takes it back', async () => {
    const { sentTo } = openProfile();
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Deaf' }));
    await waitFor(() => expect(sentTo(CALLS.profile).at(-1)).toEqual({ selfDeclared: ['deaf'] }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Deaf' }));
    await waitFor(() => expect(sentTo(CALLS.profile).at(-1)).toEqual({ selfDeclared: [] }));
  });

  it('says that the profile of a minor is never public and shows the region', async () => {
    const minor = { ...profile, isMinor: true };
    openProfile('about', {
      answers: { [`GET /api/talent-profiles/${PROFILE_ID}`]: { status: 200, body: minor } },
    });
    expect(await screen.findByText(/^Under 18 a profile is never public/)).toBeDefined();
    expect(screen.getByText('Others see this in place of the city.')).toBeDefined();
  });

  it('counts what is left of the headline', async () => {
    openProfile();
    await retype('Headline', 'Dry and quick');
    expect(screen.getByText('147 left')).toBeDefined();
    await userEvent.tab();
    expect(await screen.findByText('Saved')).toBeDefined();
  });

  it('holds a wrong field back with its message and saves the others', async () => {
    const { sentTo } = openProfile();
    await retype('Playing age from', 'young');
    await retype('City', 'Leeds');
    await userEvent.tab();
    expect(await screen.findByText('Please enter an age')).toBeDefined();
    await waitFor(() => expect(sentTo(CALLS.profile)).toEqual([{ city: 'Leeds' }]));
    expect(await screen.findByText('Not saved, check the marked fields')).toBeDefined();
    expect((await field('Playing age from')).value).toBe('young');
  });

  it('shows what the server found wrong at its field', async () => {
    const body = {
      message: 'Some fields need your attention.',
      code: 'INVALID_INPUT',
      fields: { playingAgeMax: 'The oldest age cannot be below the youngest' },
    };
    openProfile('about', { answers: { [CALLS.profile]: { status: 400, body } } });
    await retype('to', '20');
    await userEvent.tab();
    expect(await screen.findByText('The oldest age cannot be below the youngest')).toBeDefined();
    expect((await field('to')).getAttribute('aria-invalid')).toBe('true');
  });

  it('keeps what was typed when a save fails, and saves it on another try', async () => {
    const { answers, sentTo } = openProfile('about', {
      answers: { [CALLS.profile]: 'unreachable' },
    });
    await retype('City', 'Leeds');
    await userEvent.tab();
    const again = await screen.findByRole('button', { name: 'Try again' });
    expect((await field('City')).value).toBe('Leeds');
    expect(sessionStorage.getItem(DRAFT)).toBe('{"city":"Leeds"}');
    answers[CALLS.profile] = { status: 200, body: { id: PROFILE_ID, city: 'Leeds' } };
    await userEvent.click(again);
    expect(await screen.findByText('Saved')).toBeDefined();
    expect(sentTo(CALLS.profile).at(-1)).toEqual({ city: 'Leeds' });
    expect(sessionStorage.getItem(DRAFT)).toBeNull();
  });

  it('brings back what was not saved before a reload, and says so', async () => {
    sessionStorage.setItem(DRAFT, JSON.stringify({ city: 'Leeds' }));
    const { sentTo } = openProfile();
    expect(await screen.findByText(/had not been saved/)).toBeDefined();
    expect((await field('City')).value).toBe('Leeds');
    await waitFor(() => expect(sentTo(CALLS.profile)).toEqual([{ city: 'Leeds' }]));
  });

  it('saves what is typed when the page is hidden or the section is left', async () => {
    const { sentTo } = openProfile();
    const city = await field('City');
    fireEvent.change(city, { target: { value: 'Leeds' } });
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    fireEvent(document, new Event('visibilitychange'));
    await waitFor(() => expect(sentTo(CALLS.profile)).toEqual([{ city: 'Leeds' }]));
    const saved = vi.mocked(fetch).mock.calls.find(([, init]) => init?.method === 'PATCH');
    expect(saved?.[1]?.keepalive).toBe(true);
    fireEvent.change(city, { target: { value: 'Bath' } });
    fireEvent.click(screen.getByRole('link', { name: 'Looks' }));
    await waitFor(() => expect(sentTo(CALLS.profile).at(-1)).toEqual({ city: 'Bath' }));
  });
});

describe('looks', () => {
  it('are saved one by one: what someone else changes meanwhile stays', async () => {
    const { sentTo } = openProfile('traits');
    await waitFor(async () => expect((await field('Eye colour')).value).toBe('Brown'));
    await retype('Height (cm)', '171');
    await userEvent.tab();
    await waitFor(() => expect(sentTo(CALLS.traits).length).toBe(1));
    expect(sentTo(CALLS.traits)[0]).toEqual({ heightCm: 171 });
  });

  it('are read and typed in feet and pounds by those who think in them', async () => {
    const { sentTo } = openProfile('traits', { units: 'imperial' });
    expect((await field('Height (ft and in)')).value).toBe("5'7");
    expect((await field('Weight (lb)')).value).toBe('132');
    await retype('Height (ft and in)', "6'0");
    await userEvent.tab();
    await waitFor(() => expect(sentTo(CALLS.traits)[0]).toMatchObject({ heightCm: 183 }));
  });

  it('say in the same units what is wrong', async () => {
    const { sentTo } = openProfile('traits', { units: 'imperial' });
    await retype('Height (ft and in)', 'tall');
    await userEvent.tab();
    expect(await screen.findByText("Please enter feet and inches, such as 5'7")).toBeDefined();
    expect(sentTo(CALLS.traits)).toEqual([]);
  });
});

describe('skills', () => {
  it('are found by typing and saved with a level', async () => {
    const { sentTo } = openProfile('skills');
    await userEvent.type(await field('Add a skill'), 'fenc');
    await userEvent.click(await screen.findByRole('option', { name: /Fencing/ }));
    await waitFor(() =>
      expect(sentTo(CALLS.info).at(-1)).toEqual({
        skills: [{ skillId: 'fencing', level: 'intermediate' }],
      }),
    );
    expect(screen.getByRole('combobox', { name: 'Level of Fencing' })).toBeDefined();
  });

  it('are taken off the list and put back', async () => {
    const { sentTo } = openProfile('skills');
    await userEvent.click(await screen.findByRole('button', { name: 'Remove English' }));
    await waitFor(() => expect(sentTo(CALLS.info).at(-1)).toEqual({ languages: [] }));
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() =>
      expect(sentTo(CALLS.info).at(-1)).toEqual({
        languages: [{ languageId: 'en', level: 'native' }],
      }),
    );
  });
});

describe('credits and training', () => {
  const credits = () => screen.findByRole('region', { name: 'Credits' });

  it('are listed with what matters about them', async () => {
    openProfile('credits');
    const list = within(await credits());
    expect(list.getByText('Slate Quarter')).toBeDefined();
    expect(list.getByText('Television · DS Boateng · 2026')).toBeDefined();
  });

  it('are edited where they stand', async () => {
    const { sentTo } = openProfile('credits');
    await userEvent.click(await screen.findByRole('button', { name: 'Edit Slate Quarter' }));
    await retype('Year', '2025');
    await userEvent.click(screen.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(sentTo(CALLS.info).length).toBeGreaterThan(0));
    expect(sentTo(CALLS.info).at(-1)).toMatchObject({
      credits: [{ production: 'Slate Quarter', year: 2025 }],
    });
  });

  it('are added at the top; one without a production waits for it', async () => {
    const { sentTo } = openProfile('credits');
    await userEvent.click(await screen.findByRole('button', { name: 'Add credit' }));
    await userEvent.type(await field('Role'), 'Nell');
    await userEvent.tab();
    expect(await screen.findByText('Production is required')).toBeDefined();
    await userEvent.type(await screen.findByRole('textbox', { name: 'Production' }), 'Salt Year');
    await userEvent.tab();
    await waitFor(() =>
      expect(sentTo(CALLS.info).at(-1)).toMatchObject({
        credits: [{ production: 'Salt Year', role: 'Nell' }, { production: 'Slate Quarter' }],
      }),
    );
  });

  it('that someone else added meanwhile are not lost', async () => {
    const { sentTo, answers } = openProfile('credits');
    await userEvent.click(await screen.findByRole('button', { name: 'Add credit' }));
    const theirs = { category: 'film', production: 'Tin Orchard Sunday' };
    answers[CALLS.readInfo] = { status: 200, body: { credits: [theirs, ...info.credits] } };
    await userEvent.type(await screen.findByRole('textbox', { name: 'Production' }), 'Salt Year');
    await userEvent.tab();
    await waitFor(() =>
      expect(sentTo(CALLS.info).at(-1)).toMatchObject({
        credits: [{ production: 'Salt Year' }, theirs, { production: 'Slate Quarter' }],
      }),
    );
  });

  it('keep the id that the server gave them', async () => {
    const given = '0198c7a0-0000-7000-8000-0000000000f9';
    const { sentTo } = openProfile('credits', {
      answers: {
        [CALLS.info]: { status: 200, body: { training: [{ id: given, institution: 'Corder' }] } },
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Add training' }));
    await userEvent.type(await screen.findByRole('textbox', { name: 'Institution' }), 'Corder');
    await userEvent.tab();
    expect(await screen.findByText('Saved')).toBeDefined();
    await userEvent.type(await field('Course'), 'Voice');
    await userEvent.tab();
    await waitFor(() =>
      expect(sentTo(CALLS.info).at(-1)).toMatchObject({
        training: [{ id: given, institution: 'Corder', course: 'Voice' }],
      }),
    );
  });

  it('are removed and put back', async () => {
    const { sentTo } = openProfile('credits');
    await userEvent.click(await screen.findByRole('button', { name: 'Remove Slate Quarter' }));
    await waitFor(() => expect(sentTo(CALLS.info).at(-1)).toEqual({ credits: [] }));
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Slate Quarter')).toBeDefined();
    await waitFor(() =>
      expect(sentTo(CALLS.info).at(-1)).toMatchObject({
        credits: [{ production: 'Slate Quarter' }],
      }),
    );
  });
});
