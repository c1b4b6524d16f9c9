import type {
  AuditionKind,
  AuditionRound,
  InvitationStatus,
} from '@callboard/contract/audition-choices';
import type { Badge } from '../../ui/badge.tsx';

type Tone = NonNullable<Parameters<typeof Badge>[0]['tone']>;

const ROUND_WORDS: Record<AuditionRound, string> = {
  pre_read: 'Pre-read',
  first: 'First audition',
  callback: 'Callback',
  director_session: 'Director session',
  chemistry_read: 'Chemistry read',
  dance_call: 'Dance call',
  screen_test: 'Screen test',
  interview: 'Interview',
};

/** `callback` is what the viewer's country calls one; see `tradeWords`. */
export function roundWords(round: AuditionRound, callback = ROUND_WORDS.callback): string {
  return round === 'callback' ? callback : ROUND_WORDS[round];
}

const KIND_WORDS: Record<AuditionKind, string> = {
  in_person: 'In person',
  live_video: 'Live video',
  self_tape: 'Self-tape',
};

export const kindWords = (kind: AuditionKind): string => KIND_WORDS[kind];

type StatusWords = { word: string; tone: Tone };

const STATUS_WORDS: Record<InvitationStatus, StatusWords> = {
  pending: { word: 'To answer', tone: 'outline' },
  accepted: { word: 'Accepted', tone: 'success' },
  declined: { word: 'Declined', tone: 'danger' },
  reschedule_requested: { word: 'Another time', tone: 'warn' },
  cancelled: { word: 'Called off', tone: 'neutral' },
  attended: { word: 'Attended', tone: 'success' },
  no_show: { word: 'Did not come', tone: 'neutral' },
};

/** A tape is answered in other words, and nobody comes anywhere. */
const TAPE_STATUS_WORDS: Record<InvitationStatus, StatusWords> = {
  ...STATUS_WORDS,
  accepted: { word: 'Will tape', tone: 'success' },
  declined: { word: 'Passed', tone: 'danger' },
  reschedule_requested: { word: 'Needs more time', tone: 'warn' },
  attended: { word: 'Tape sent', tone: 'success' },
  no_show: { word: 'No tape', tone: 'neutral' },
};

/** The same for both sides: what was answered, or that it still has to be. */
export function invitationStatusWords(status: InvitationStatus, kind: AuditionKind): StatusWords {
  return kind === 'self_tape' ? TAPE_STATUS_WORDS[status] : STATUS_WORDS[status];
}

/** 'America/New_York' is 'New York'. */
export function zoneName(timeZone: string): string {
  return timeZone.split('/').at(-1)?.replaceAll('_', ' ') ?? timeZone;
}

/** 'Thu 12 May'; the year only where it is not this one. */
export function dayIn(timeZone: string, instant: string, now: Date = new Date()): string {
  const said = (options: Intl.DateTimeFormatOptions) => format(timeZone, options).format;
  const date = new Date(instant);
  const year = said({ year: 'numeric' })(date);
  const day = `${said({ weekday: 'short' })(date)} ${said({ day: 'numeric', month: 'short' })(date)}`;
  return year === said({ year: 'numeric' })(now) ? day : `${day} ${year}`;
}

/** '18:00' */
export const clockIn = (timeZone: string, instant: string): string =>
  format(timeZone, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(
    new Date(instant),
  );

const formats = new Map<string, Intl.DateTimeFormat>();

/** Making one is slow, and a day of auditions asks for hundreds. */
function format(timeZone: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify([timeZone, options]);
  const known = formats.get(key) ?? new Intl.DateTimeFormat('en-GB', { ...options, timeZone });
  formats.set(key, known);
  return known;
}

export type SlotTime = {
  /** On the viewer's own clock: 'Thu 12 May, 18:00–18:15'. */
  own: string;
  /** Where it is: 'Thu 12 May, 13:00–13:15 New York time'. None where clocks show the same. */
  there: string | null;
};

/** When a slot is. Without an end, or with the same, it is one moment, such as when a tape is due. */
export function slotTime(
  startsAt: string,
  endsAt: string | null,
  timeZone: string,
  viewerZone: string,
): SlotTime {
  const own = span(startsAt, endsAt, viewerZone);
  const there = span(startsAt, endsAt, timeZone);
  return { own, there: there === own ? null : `${there} ${zoneName(timeZone)} time` };
}

function span(startsAt: string, endsAt: string | null, timeZone: string): string {
  const firstDay = dayIn(timeZone, startsAt);
  const begin = `${firstDay}, ${clockIn(timeZone, startsAt)}`;
  if (endsAt === null || endsAt === startsAt) return begin;
  const lastDay = dayIn(timeZone, endsAt);
  const end = clockIn(timeZone, endsAt);
  return lastDay === firstDay ? `${begin}–${end}` : `${begin} – ${lastDay}, ${end}`;
}
