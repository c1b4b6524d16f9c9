import type { AuditionFacts, TapeWish } from '@callboard/contract/audition-form';
import type { AuditionSession } from '@callboard/contract/audition-session';
import { fromClock, toClock } from '../../../lib/casting/zoned-time.ts';
import { NEW_WINDOW, type ScheduleDraft, scheduleForm } from './schedule-draft.ts';

/** A session under someone's hands: its facts as they are typed. */
export type SessionDraft = Omit<AuditionFacts, 'dueAt' | 'tape'> & {
  roleIds: string[];
  /** When a tape is due, on the clock of the session's zone. */
  dueClock: string;
  tape: TapeWish;
  schedule: ScheduleDraft;
};

const NEW_TAPE: TapeWish = { scenes: [], wantsSlate: true, frame: null, maxMinutes: null };
/** A week away: time to ask, to answer and to prepare. */
const USUAL_DAYS = 7;

type Given = { roleIds: string[]; timeZone: string; now?: Date };

export function newSession({ roleIds, timeZone, now = new Date() }: Given): SessionDraft {
  const [today = ''] = toClock(now.toISOString(), timeZone).split('T');
  const day = workingDayFrom(today, USUAL_DAYS);
  return {
    roleIds,
    round: 'first',
    kind: 'in_person',
    place: null,
    link: null,
    timeZone,
    instructions: null,
    sidesFileIds: [],
    pages: null,
    isMemorised: false,
    isOpenBooking: false,
    dueClock: `${day}T18:00`,
    tape: NEW_TAPE,
    schedule: {
      windows: [{ day, ...NEW_WINDOW }],
      breaks: [],
      minutes: 15,
      rooms: ['Room 1'],
      capacity: 1,
    },
  };
}

/** So many days later, or the Monday after that. */
function workingDayFrom(today: string, days: number): string {
  const date = new Date(`${today}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  while (date.getUTCDay() % 6 === 0) date.setUTCDate(date.getUTCDate() + 1);
  return date.toISOString().slice(0, 10);
}

export function draftOf(session: AuditionSession): SessionDraft {
  const given = { roleIds: session.roles.map(({ id }) => id), timeZone: session.timeZone };
  const { dueAt } = session;
  return {
    ...newSession(given),
    round: session.round,
    kind: session.kind,
    place: session.place,
    link: session.link,
    instructions: session.instructions,
    sidesFileIds: session.sidesFileIds,
    pages: session.pages,
    isMemorised: session.isMemorised,
    isOpenBooking: session.isOpenBooking,
    tape: session.tape ?? NEW_TAPE,
    ...(dueAt !== null && { dueClock: toClock(dueAt, session.timeZone) }),
  };
}

/** What of it is said, by its kind: a tape has no place, and a room no due time. */
export function factsOf(draft: SessionDraft): AuditionFacts & { roleIds: string[] } {
  const { dueClock, tape, schedule: _, ...facts } = draft;
  const isTape = draft.kind === 'self_tape';
  const dueAt = isTape ? fromClock(dueClock, draft.timeZone) : '';
  return {
    ...facts,
    place: draft.kind === 'in_person' ? draft.place : null,
    link: draft.kind === 'live_video' ? draft.link : null,
    isOpenBooking: !isTape && draft.isOpenBooking,
    dueAt: dueAt === '' ? null : dueAt,
    tape: isTape ? tape : null,
  };
}

export function newSessionForm(draft: SessionDraft) {
  const isTape = draft.kind === 'self_tape';
  return {
    ...factsOf(draft),
    schedule: isTape ? null : scheduleForm(draft.schedule, draft.timeZone),
  };
}

/** When the first one is seen, or the tape is due; to say how much time that leaves. */
export function firstMoment(draft: SessionDraft): Date | null {
  const { kind, timeZone, dueClock, schedule } = draft;
  if (kind === 'self_tape') return toDate(fromClock(dueClock, timeZone));
  const begins = schedule.windows
    .map(({ day, from }) => fromClock(`${day}T${from}`, timeZone))
    .filter((instant) => instant !== '');
  return toDate(begins.sort()[0] ?? '');
}

const toDate = (instant: string) => (instant === '' ? null : new Date(instant));
