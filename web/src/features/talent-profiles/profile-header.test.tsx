import { NO_TRAITS } from '@callboard/contract/professional-traits';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CALLS, openProfile, PROFILE_ID, profile } from './own-profile.fixture.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => vi.restoreAllMocks());

const GET_PROFILE = `GET /api/talent-profiles/${PROFILE_ID}`;

describe('the whole profile', () => {
  const openMenu = async () => userEvent.click(await screen.findByRole('button', { name: 'More' }));

  it('is seen as others see it, by everyone first where it is public', async () => {
    const { answers, queries } = openProfile();
    const link = await screen.findByRole('link', { name: 'View as others see it' });
    await waitFor(() => expect(link.getAttribute('href')).toBe(`/talent/${PROFILE_ID}?as=public`));
    answers[GET_PROFILE] = { status: 200, body: { ...profile, visibility: 'hidden' } };
    await queries.invalidateQueries();
    await waitFor(() =>
      expect(link.getAttribute('href')).toBe(`/talent/${PROFILE_ID}?as=professionals`),
    );
  });

  it('is a CV or a résumé, by where the reader is', async () => {
    openProfile('about', { countryId: 'us' });
    await openMenu();
    const item = await screen.findByRole('menuitem', { name: 'Download résumé (PDF)' });
    expect(item.getAttribute('href')).toBe(`/api/talent-profiles/${PROFILE_ID}/resume.pdf`);
  });

  it('refuses a file that holds none, and says what is wrong with one that does', async () => {
    openProfile();
    await openMenu();
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Import profile' }));
    const input = await screen.findByLabelText<HTMLInputElement>('Profile');
    await userEvent.upload(input, jsonFile('{"format": "other"}'));
    expect(await screen.findByText('This is not a Callboard profile')).toBeDefined();
    const broken = { ...EXPORTED, info: { ...EXPORTED.info, yearsOfExperience: 200 } };
    await userEvent.upload(input, jsonFile(JSON.stringify(broken)));
    expect(
      await screen.findByText('Years of experience: Please enter a number between 0 and 90'),
    ).toBeDefined();
    const replace = screen.getByRole<HTMLButtonElement>('button', { name: 'Replace my profile' });
    expect(replace.disabled).toBe(true);
  });

  it('is replaced by one from a file, and so is what was typed and not saved', async () => {
    const imported = { ...profile, city: 'Cardiff' };
    const { answers, sentTo } = openProfile('about', {
      answers: { [CALLS.import]: { status: 200, body: EXPORTED }, [CALLS.profile]: 'unreachable' },
    });
    const city = await screen.findByLabelText<HTMLInputElement>('City');
    await userEvent.type(city, 's');
    await userEvent.tab();
    await screen.findByRole('button', { name: 'Try again' });
    await openMenu();
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Import profile' }));
    await userEvent.upload(
      await screen.findByLabelText<HTMLInputElement>('Profile'),
      jsonFile(JSON.stringify(EXPORTED)),
    );
    answers[GET_PROFILE] = { status: 200, body: imported };
    const tried = sentTo(CALLS.profile).length;
    await userEvent.click(await screen.findByRole('button', { name: 'Replace my profile' }));
    await waitFor(() =>
      expect(screen.getByLabelText<HTMLInputElement>('City').value).toBe('Cardiff'),
    );
    expect(sentTo(CALLS.import)).toEqual([EXPORTED]);
    await userEvent.click(screen.getByRole('link', { name: 'Looks' }));
    expect(await screen.findByRole('heading', { name: 'Looks' })).toBeDefined();
    expect(sentTo(CALLS.profile).length).toBe(tried);
  });
});

describe('photos and work', () => {
  it('begin with the face', async () => {
    const path = `GET /api/talent-profiles/${PROFILE_ID}`;
    const none = { status: 200, body: { items: [], nextCursor: null } };
    openProfile('media', {
      answers: { [`${path}/gallery-photos`]: none, [`${path}/portfolio-items`]: none },
    });
    expect(await screen.findByRole('heading', { name: 'Profile photo' })).toBeDefined();
    expect(screen.getByRole('button', { name: 'Change photo' })).toBeDefined();
    expect(await screen.findByRole('heading', { name: 'Photos' })).toBeDefined();
  });
});

describe('where you stand', () => {
  const openWith = (items: unknown[]) =>
    openProfile('about', {
      answers: { [CALLS.applications]: { status: 200, body: { items, nextCursor: null } } },
    });
  const application = (changes: object) => ({
    id: crypto.randomUUID(),
    roleId: 'role',
    roleTitle: 'Nell',
    productionTitle: 'Salt Year',
    callId: '0198c7a0-0000-7000-8000-0000000000c1',
    status: 'submitted',
    statusSince: '2026-01-02T10:00:00Z',
    createdAt: '2026-01-02T10:00:00Z',
    callDeadline: null,
    nextAudition: null,
    ...changes,
  });

  it('invites those to look around who have not applied', async () => {
    openWith([]);
    const link = await screen.findByRole('link', { name: 'See what is being cast' });
    expect(link.getAttribute('href')).toBe('/opportunities');
  });

  it('says for each application how far it is and what is next', async () => {
    const at = '2026-07-20T13:30:00Z';
    openWith([
      application({ status: 'offered', roleTitle: 'Ada' }),
      application({
        status: 'callback',
        nextAudition: { invitationId: 'i', at, isAnswered: true },
      }),
      application({
        status: 'audition',
        nextAudition: { invitationId: 'i', at, isAnswered: false },
      }),
    ]);
    const ada = await screen.findByRole('link', { name: 'Ada' });
    expect(ada.getAttribute('href')).toBe('/casting-calls/0198c7a0-0000-7000-8000-0000000000c1');
    expect(screen.getByText('Answer the offer.')).toBeDefined();
    expect(screen.getByText('Recall')).toBeDefined();
    expect(screen.getByText('Recall on Mon 20 Jul, 14:30.')).toBeDefined();
    expect(screen.getByText('Answer the invitation for Mon 20 Jul, 14:30.')).toBeDefined();
    const all = screen.getByRole('link', { name: 'All my applications' });
    expect(all.getAttribute('href')).toBe('/opportunities?tab=mine');
  });

  it('counts the call’s deadline among what is next, until it has passed', async () => {
    openWith([
      application({ callDeadline: '2199-12-01T12:00:00Z' }),
      application({ status: 'viewed', callDeadline: '2020-12-01T12:00:00Z' }),
    ]);
    expect(
      await screen.findByText('Waiting for the casting team; the call closes 1\u00a0Dec.', {
        normalizer: (text) => text,
      }),
    ).toBeDefined();
    expect(screen.getByText('The call has closed; the team is deciding.')).toBeDefined();
  });
});

const jsonFile = (text: string) => new File([text], 'mara.json', { type: 'application/json' });

const {
  id: _id,
  firstName: _firstName,
  lastName: _lastName,
  abilities: _abilities,
  dateOfBirth: _dateOfBirth,
  ...form
} = profile;
const EXPORTED = {
  format: 'callboard-profile',
  version: 1,
  profile: form,
  traits: NO_TRAITS,
  info: {
    credits: [],
    training: [],
    languages: [],
    accents: [],
    skills: [],
    certifications: [],
    unions: [],
    drivingLicences: [],
    voiceTypeId: null,
    vocalRange: null,
    crewDepartmentId: null,
    crewRoleId: null,
    dayRate: null,
    kit: null,
    yearsOfExperience: null,
  },
  availability: [],
};
