import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CALLS, openProfile, PROFILE_ID } from './own-profile.fixture.ts';

/** A Monday. */
const TODAY = new Date('2026-11-16T10:00:00Z');

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => vi.restoreAllMocks());

const field = (name: string) => screen.findByLabelText<HTMLInputElement>(name);

describe('work details', () => {
  it('keep unions with what one is to them', async () => {
    const { sentTo } = openProfile('work');
    await userEvent.type(await field('Add a union'), 'equ');
    await userEvent.click(await screen.findByRole('option', { name: /Equity UK/ }));
    await waitFor(() =>
      expect(sentTo(CALLS.info).at(-1)).toEqual({
        unions: [{ unionId: 'equity-uk', membershipId: 'member' }],
      }),
    );
    expect(screen.getByRole('combobox', { name: 'Standing with Equity UK' }).textContent).toContain(
      'Member',
    );
  });

  it('keep a certification once it says what it is', async () => {
    const { sentTo } = openProfile('work');
    await userEvent.click(await screen.findByRole('button', { name: 'Add certification' }));
    await userEvent.type(await field('Issued by'), 'Red Cross');
    await userEvent.tab();
    expect(await screen.findByText('Please choose one')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Attach document' })).toBeDefined();
    await userEvent.click(screen.getByRole('combobox', { name: /^What it is/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'First aid' }));
    await waitFor(() =>
      expect(sentTo(CALLS.info).at(-1)).toMatchObject({
        certifications: [{ typeId: 'first-aid', issuer: 'Red Cross', issuedOn: null }],
      }),
    );
  });

  it('ask those about crew work who say that they do it', async () => {
    const { sentTo } = openProfile('work');
    expect(screen.queryByLabelText('Department')).toBeNull();
    await userEvent.click(await screen.findByRole('button', { name: 'I also work as crew' }));
    await userEvent.type(await field('Role'), 'boom');
    await userEvent.click(await screen.findByRole('option', { name: /Boom operator/ }));
    expect((await field('Department')).value).toBe('Sound');
    await userEvent.type(await field('Day rate'), '450.5');
    await userEvent.tab();
    await waitFor(() =>
      expect(Object.assign({}, ...sentTo(CALLS.info))).toEqual({
        crewRoleId: 'boom',
        crewDepartmentId: 'sound',
        dayRate: { amount: 45_050, currency: 'GBP' },
      }),
    );
    await userEvent.clear(await field('Day rate'));
    await userEvent.tab();
    await waitFor(() => expect(sentTo(CALLS.info).at(-1)).toEqual({ dayRate: null }));
  });
});

describe('availability', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: TODAY, toFake: ['Date'] });
  });
  afterEach(() => vi.useRealTimers());

  const SPRING = { kind: 'available', from: '2026-12-01', to: '2026-12-05' };
  const LAST_YEAR = { kind: 'booked_out', from: '2025-03-01', to: '2025-03-09' };

  const openAvailability = () =>
    openProfile('availability', {
      answers: {
        [`GET /api/talent-profiles/${PROFILE_ID}/availability`]: {
          status: 200,
          body: { availability: [LAST_YEAR, SPRING] },
        },
      },
    });
  const day = (name: string) => screen.findByLabelText(name);

  it('is drawn in the calendar from the keyboard', async () => {
    const { sentTo } = openAvailability();
    (await day('Monday 16 November 2026')).focus();
    await userEvent.keyboard('{ArrowRight}{Enter}{ArrowDown}{ArrowRight}');
    expect(screen.getByText(/^From 17 Nov 2026/)).toBeDefined();
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Wednesday 25 November 2026');
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(sentTo(CALLS.availability).at(-1)).toEqual({
        availability: [
          LAST_YEAR,
          { kind: 'available', from: '2026-11-17', to: '2026-11-25' },
          SPRING,
        ],
      }),
    );
    expect(await day('Wednesday 18 November 2026, available')).toBeDefined();
  });

  it('takes back what was begun, and never begins in the past', async () => {
    const { sentTo } = openAvailability();
    (await day('Monday 16 November 2026')).focus();
    await userEvent.keyboard('{ArrowLeft}{Enter}{Escape}');
    expect(screen.getByText('Choose the first day, then the last.')).toBeDefined();
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Monday 16 November 2026');
    await userEvent.click(await day('Sunday 1 November 2026'));
    expect(screen.getByText('Choose the first day, then the last.')).toBeDefined();
    expect(sentTo(CALLS.availability)).toEqual([]);
  });

  it('is typed as well: one day is said by its first', async () => {
    const { sentTo } = openAvailability();
    await userEvent.click(await screen.findByRole('button', { name: 'Add dates' }));
    // After the one that is there, before the past.
    const from = screen.getAllByLabelText('From')[1];
    if (from === undefined) throw new Error('no dates were added');
    fireEvent.change(from, { target: { value: '2026-12-24' } });
    fireEvent.blur(from);
    await waitFor(() =>
      expect(sentTo(CALLS.availability).at(-1)).toEqual({
        availability: [
          LAST_YEAR,
          SPRING,
          { kind: 'available', from: '2026-12-24', to: '2026-12-24' },
        ],
      }),
    );
  });

  it('shows at its place what does not fit', async () => {
    const { sentTo } = openAvailability();
    const dates = within(await screen.findByRole('region', { name: 'Dates' }));
    const [to] = dates.getAllByLabelText('To');
    if (to === undefined) throw new Error('no dates are shown');
    fireEvent.change(to, { target: { value: '2026-11-30' } });
    fireEvent.blur(to);
    expect(await screen.findByText('The last day cannot be before the first')).toBeDefined();
    expect(sentTo(CALLS.availability)).toEqual([]);
  });

  it('folds the past away, and gives back what was removed', async () => {
    const { sentTo } = openAvailability();
    expect(await screen.findByText('Past dates (1)')).toBeDefined();
    await userEvent.click(
      screen.getByRole('button', { name: 'Remove Available 1 Dec 2026 – 5 Dec 2026' }),
    );
    await waitFor(() =>
      expect(sentTo(CALLS.availability).at(-1)).toEqual({ availability: [LAST_YEAR] }),
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() =>
      expect(sentTo(CALLS.availability).at(-1)).toEqual({ availability: [LAST_YEAR, SPRING] }),
    );
  });
});
