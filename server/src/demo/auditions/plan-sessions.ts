import type { AUDITION_ROUNDS } from '@callboard/contract/audition-choices';
import { type PlannedApplication, planApplications } from '../applications/plan-applications.ts';
import { dayAt, workdayAt } from '../demo-time.ts';
import type { Talent } from '../people/talent.ts';
import { talentOf } from '../people/talents.ts';
import { random } from '../portraits/random.ts';
import type { ApplicationStatus, InvitationStatus } from '../productions/plan.ts';
import { POSTINGS, type Posting } from '../productions/postings.ts';

type Round = (typeof AUDITION_ROUNDS)[number];
export type Guest = { talent: Talent; answer: InvitationStatus };

export type Session = {
  key: string;
  posting: Posting;
  round: Round;
  startsAt: Date;
  guests: readonly Guest[];
};

/** Days ahead at the earliest, and days back from the newest day that is known to be over. */
const FIRST = { key: 'first', round: 'first', ahead: 2, back: 7 } as const;
const CALLBACK = { key: 'callback', round: 'callback', ahead: 5, back: 2 } as const;
const SCREEN_TEST = { key: 'screen-test', round: 'screen_test', ahead: 8, back: 1 } as const;

/** Each role sees the people it asked for in one session a round, and another for those to come. */
export function planSessions(now: Date): Session[] {
  const applied = planApplications(now);
  return POSTINGS.flatMap((posting) => {
    const own = applied.filter((one) => one.posting.key === posting.key);
    const invited = posting.call.invited.map(asked);
    const dealt = (...statuses: ApplicationStatus[]) => guests(own, statuses);
    const came = (...statuses: ApplicationStatus[]) => guests(own, statuses).map(attended);
    return [
      held(posting, FIRST, [...dealt('audition'), ...came('callback')], now),
      coming(posting, FIRST, [...dealt('audition'), ...invited], now),
      held(posting, CALLBACK, [...dealt('callback'), ...came('booked', 'released')], now),
      coming(posting, CALLBACK, dealt('callback'), now),
      held(posting, SCREEN_TEST, came('booked', 'released'), now),
    ].filter((session) => session.guests.length > 0);
  });
}

function guests(applied: readonly PlannedApplication[], statuses: readonly ApplicationStatus[]) {
  return applied
    .filter(({ status }) => statuses.includes(status))
    .map(({ key, talent, answer }): Guest => ({ talent, answer: answer ?? dealtAnswer(key) }));
}

function asked(who: string): Guest {
  return { talent: talentOf(who), answer: 'pending' };
}

function attended(guest: Guest): Guest {
  return { ...guest, answer: 'attended' };
}

function dealtAnswer(key: string): InvitationStatus {
  return random(`answer ${key}`).pick(['pending', 'pending', 'accepted']);
}

type Turn = typeof FIRST | typeof CALLBACK | typeof SCREEN_TEST;

function held(posting: Posting, turn: Turn, everyone: readonly Guest[], now: Date): Session {
  const key = `${posting.key}/${turn.key}-held`;
  const daysAgo = (posting.call.endedDaysAgo ?? 0) + turn.back;
  return {
    key,
    posting,
    round: roundOf(posting, turn),
    startsAt: dayAt(now, -daysAgo, hourOf(key)),
    guests: everyone.filter(({ answer }) => answer === 'attended'),
  };
}

function coming(posting: Posting, turn: Turn, everyone: readonly Guest[], now: Date): Session {
  const key = `${posting.key}/${turn.key}`;
  const days = turn.ahead + Math.floor(random(`session ${key}`).next() * 7);
  const guests = everyone.filter(({ answer }) => answer !== 'attended');
  const isToday = key === TODAY;
  return {
    key,
    posting,
    round: roundOf(posting, turn),
    startsAt: isToday ? lately(now) : workdayAt(now, days, hourOf(key)),
    guests: isToday ? guests.map(onTheDay) : guests,
  };
}

/** This one is going on, whatever time it is. */
const TODAY = 'cold-harbour-lights/the-engineer/first';
const HALF_HOUR_MS = 30 * 60 * 1000;

function lately(now: Date): Date {
  return new Date(Math.floor(now.getTime() / HALF_HOUR_MS) * HALF_HOUR_MS - HALF_HOUR_MS);
}

function onTheDay(guest: Guest, index: number): Guest {
  return { ...guest, answer: index === 0 ? 'attended' : 'accepted' };
}

/** Crew are interviewed. */
function roundOf({ role }: Posting, { round }: Turn): Round {
  return role.crewRole === undefined ? round : 'interview';
}

function hourOf(key: string): number {
  return 9 + Math.floor(random(`hour ${key}`).next() * 8);
}
