import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { addressNow } from '../../app/test/open-app.tsx';
import { CALLS, EXPORTED, openWizard } from './wizard.fixture.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const stepNow = () => new URLSearchParams(window.location.search).get('step');

const ACTOR = { categoryIds: ['actor'], playingAgeMin: 28, playingAgeMax: 36 };

describe('the wizard', () => {
  it('opens at the first step that is neither done nor skipped, and puts the focus on it', async () => {
    const { unmount } = openWizard('', { profile: ACTOR });
    expect(await heading('Where are you?')).toBe(document.activeElement);
    expect(screen.getByText('Step 3 of 7')).toBeDefined();
    await press('Skip');
    expect(await heading('Show your face')).toBe(document.activeElement);
    unmount();

    const { sentTo } = openWizard('', { profile: ACTOR });
    await heading('Show your face');
    expect(stepNow()).toBe('photo');
    expect(sentTo(CALLS.profile)).toEqual([]);
  });

  it('says what is wrong at its field, and goes on once it is right', async () => {
    const { sentTo } = openWizard('?step=place', { profile: ACTOR });
    await heading('Where are you?');
    await userEvent.type(screen.getByLabelText('You travel (km)'), 'far');
    await press('Continue');
    expect(await screen.findByText(/Please enter the city you live in/)).toBeDefined();
    expect(screen.getByText(/Please enter a number between/)).toBeDefined();
    expect(sentTo(CALLS.profile)).toEqual([]);
    await userEvent.clear(screen.getByLabelText('You travel (km)'));
    await userEvent.type(screen.getByLabelText(/^City/), 'Leith');
    await userEvent.type(
      screen.getByLabelText('Cities where you work as a local'),
      'Glasgow, London{Enter}',
    );
    await heading('Show your face');
    expect(sentTo(CALLS.profile)).toMatchObject([
      { city: 'Leith', localHireCities: ['Glasgow', 'London'], travelRadiusKm: null },
    ]);
  });

  it('keeps what was typed when the server refuses it and when the page is left', async () => {
    const given = {
      profile: ACTOR,
      units: 'imperial',
      answers: {
        [CALLS.profile]: { status: 400, body: { message: 'No.', fields: { city: 'Too far out' } } },
      },
    } as const;
    const { unmount, sentTo } = openWizard('?step=place', given);
    await heading('Where are you?');
    await userEvent.type(screen.getByLabelText('You travel (miles)'), '50');
    await userEvent.type(screen.getByLabelText(/^City/), 'Sealand{Enter}');
    expect(await screen.findByText('Too far out')).toBeDefined();
    expect(sentTo(CALLS.profile)).toMatchObject([{ travelRadiusKm: 80 }]);
    expect(stepNow()).toBe('place');
    unmount();

    openWizard('', given);
    await heading('Where are you?');
    await waitFor(() => expect(screen.getByDisplayValue('Sealand')).toBeDefined());
  });

  it('asks crew for their department, and for no looks', async () => {
    const { sentTo, unmount } = openWizard();
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Crew' }));
    expect(screen.queryByLabelText('Role sizes')).toBeNull();
    await userEvent.click(await screen.findByLabelText('Department'));
    await userEvent.click(await screen.findByRole('option', { name: 'Camera' }));
    await press('Continue');
    await waitFor(() => expect(sentTo(CALLS.profile)).toMatchObject([{ categoryIds: ['crew'] }]));
    expect(sentTo(CALLS.info)).toEqual([{ crewDepartmentId: 'camera', crewRoleId: null }]);
    unmount();

    openWizard('?step=looks', { profile: { categoryIds: ['crew'] } });
    await heading('What are you called?');
    expect(screen.getByText('Step 2 of 6')).toBeDefined();
    expect(screen.queryByRole('link', { name: /Looks/ })).toBeNull();
  });

  it('never offers a child to be public', async () => {
    openWizard('?step=visibility', { profile: { isMinor: true, visibility: 'public' } });
    await heading('Who may see you?');
    expect(screen.getAllByRole('radio').map((radio) => radio.getAttribute('aria-label'))).toEqual([
      'Professionals only',
      'Nobody new',
    ]);
  });

  it('ends with how complete the profile is, also for whoever comes back', async () => {
    const { unmount } = openWizard('?step=visibility', { profile: ACTOR });
    await press('Finish');
    await heading('A good start');
    expect(await screen.findByText('40 %')).toBeDefined();
    unmount();
    for (const step of ['place', 'photo', 'looks', 'experience']) {
      const { unmount: leave } = openWizard(`?step=${step}`, { profile: ACTOR });
      await press('Skip');
      await waitFor(() => expect(stepNow()).not.toBe(step));
      leave();
    }
    openWizard('', { profile: ACTOR });
    await heading('A good start');
    expect(stepNow()).toBe('finish');
  });

  it('sends admins to where they have something to do', async () => {
    openWizard('', { role: 'admin' });
    await waitFor(() => expect(addressNow()).toBe('/profile'));
  });
});

describe('a profile that someone brings along', () => {
  const choose = async (content: unknown) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Import a profile' }));
    await userEvent.upload(
      await screen.findByLabelText('Profile', { selector: 'input' }),
      new File([JSON.stringify(content)], 'mine.json', { type: 'application/json' }),
    );
  };

  it('has to be one', async () => {
    const { sentTo } = openWizard('/talent/profile/intro');
    await choose({ name: 'Mara' });
    expect((await screen.findByRole('alert')).textContent).toContain(
      'This is not a Callboard profile',
    );
    expect(sentTo(CALLS.import)).toEqual([]);
  });

  it('replaces the empty one, and its talent looks it over', async () => {
    const { sentTo } = openWizard('/talent/profile/intro', {
      answers: { [CALLS.import]: { status: 200, body: EXPORTED } },
    });
    await choose(EXPORTED);
    await userEvent.click(screen.getByRole('button', { name: 'Replace my profile' }));
    await heading('What do you do?');
    expect(sentTo(CALLS.import)).toEqual([EXPORTED]);
  });
});
