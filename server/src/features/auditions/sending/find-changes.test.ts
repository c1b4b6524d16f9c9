import { expect, it } from 'vitest';
import type { ToldFacts } from '../tables.ts';
import { findChanges, type PlannedSeat, type SentInvitation } from './find-changes.ts';

const at = (hour: number) => new Date(Date.UTC(2026, 2, 9, hour));
const told: ToldFacts = {
  round: 'first',
  kind: 'in_person',
  place: 'Tansy Road Hall',
  link: null,
  timeZone: 'Europe/London',
  instructions: null,
  sidesFileIds: ['a', 'b'],
  pages: null,
  isMemorised: false,
  isOpenBooking: false,
  tape: null,
};
const plan = { ...told, startsAt: at(9), endsAt: at(12) };
const person = { talentProfileId: 'mara', roleId: 'warder' };
const slot = { startsAt: at(9), endsAt: at(10), room: 'Room 1' };
const seat: PlannedSeat = { ...person, slotId: 'first', slot };
const unseated: PlannedSeat = { ...person, slotId: null, slot: null };
const sent: SentInvitation = { ...person, ...slot, status: 'accepted', isToBeChosen: false };
const whole = { ...sent, startsAt: at(9), endsAt: at(12), room: null };
const open = { ...plan, isOpenBooking: true };
const tape = { ...plan, kind: 'self_tape' as const, startsAt: at(9), endsAt: at(9) };
const taped = { ...whole, endsAt: at(9) };
const toldOfTape = { ...told, kind: 'self_tape' as const, dueAt: at(9).toISOString() };

it.each([
  ['nothing', {}, null],
  ['a first invitation', { invitations: [], told: null }, 'new'],
  ['seated again after a no', { invitations: [{ ...sent, status: 'declined' }] }, 'new'],
  ['seated again after it was off', { invitations: [{ ...sent, status: 'cancelled' }] }, 'new'],
  ['a no, and no seat', { seats: [], invitations: [{ ...sent, status: 'declined' }] }, null],
  ['another room', { seats: [{ ...seat, slot: { ...slot, room: 'Room 2' } }] }, 'moved'],
  ['taken out', { seats: [] }, 'removed'],
  ['no place any more', { seats: [unseated] }, 'removed'],
  ['no place yet', { seats: [unseated], invitations: [] }, null],
  ['seen, then taken out', { seats: [], invitations: [{ ...sent, status: 'attended' }] }, null],
  ['from before there were slots', { seats: [unseated], invitations: [whole] }, null],
  ['another place', { plan: { ...plan, place: 'Brindlow Yard' } }, 'facts_changed'],
  ['a tape instead', { plan: tape }, 'facts_changed'],
  ['only something to read', { plan: { ...plan, instructions: 'Sing.' } }, null],
  ['a time to choose', { plan: open, seats: [unseated], invitations: [] }, 'new'],
  ['a chosen time that is gone', { plan: open, seats: [unseated] }, 'moved'],
  ['a chosen time that stays', { plan: open }, null],
  ['another place after it was', { plan: { ...plan, place: 'Brindlow Yard' }, now: at(11) }, null],
  ['taken out after it was', { seats: [], now: at(11) }, null],
  [
    'another time after it was',
    { seats: [{ ...seat, slot: { ...slot, startsAt: at(12), endsAt: at(13) } }], now: at(11) },
    'moved',
  ],
  [
    'later for everyone',
    { plan: { ...tape, startsAt: at(10) }, invitations: [taped], told: toldOfTape },
    'facts_changed',
  ],
  [
    'more time for one',
    { plan: tape, invitations: [{ ...taped, startsAt: at(11), endsAt: at(11) }], told: toldOfTape },
    null,
  ],
] as const)('what is to be sent: %s', (_, given, change) => {
  const { changes } = findChanges({
    seats: [seat],
    invitations: [sent],
    plan,
    told,
    now: at(8),
    ...given,
  });
  expect(changes.get('mara:warder') ?? null).toBe(change);
});

it('papers in another order are nothing new, other papers are, to whoever is still invited', () => {
  const hasNews = (sidesFileIds: string[], status: SentInvitation['status'] = 'accepted') =>
    findChanges({
      seats: [seat],
      invitations: [{ ...sent, status }],
      plan: { ...plan, sidesFileIds },
      told,
      now: at(8),
    }).hasQuietChange;
  expect(hasNews(['b', 'a'])).toBe(false);
  expect(hasNews(['a'])).toBe(true);
  expect(hasNews(['a'], 'declined')).toBe(false);
});
