import { expect, it } from 'vitest';
import { inHours, testInvitation } from '../invitations.fixture.ts';
import { sortInvitations } from './sort-invitations.ts';

const at = (hours: number) => ({ startsAt: inHours(hours), endsAt: inHours(hours + 0.25) });
const answered = { status: 'accepted', respondedAt: inHours(-9) } as const;

it('what waits is first, what is to come is by day, and a tape that is owed is not over yet', () => {
  const { waiting, coming, past } = sortInvitations(
    [
      testInvitation({ id: 'later', ...at(60) }),
      testInvitation({ id: 'sooner', ...at(1) }),
      testInvitation({ id: 'missed', ...at(-50) }),
      testInvitation({ id: 'owed', ...at(-30), ...answered, kind: 'self_tape' }),
      testInvitation({ id: 'sent', ...at(-30), ...answered, kind: 'self_tape', takes: 2 }),
      testInvitation({ id: 'coming', ...at(100), ...answered }),
    ],
    { timeZone: 'Europe/London', now: new Date() },
  );
  const ids = (all: readonly { id: string }[]) => all.map(({ id }) => id);
  expect(ids(waiting)).toEqual(['sooner', 'later']);
  expect(coming.map(({ invitations }) => ids(invitations))).toEqual([['owed'], ['coming']]);
  expect(ids(past)).toEqual(['sent', 'missed']);
});
