import { AppError } from '../../../platform/app-error.ts';
import { dayIn, offsetAt } from '../../../platform/calendar.ts';
import type { Platform } from '../../../platform/platform.ts';
import { hashToken } from '../../auth/session-token.ts';
import { getOwnSides } from '../../representation/get-own-sides.ts';
import { eventOfDays, wordsIn } from '../events/of-days.ts';
import { eventOfInvitation } from '../events/of-invitation.ts';
import { eventsOfSession } from '../events/of-session.ts';
import { type CalendarEvent, writeCalendar } from '../ics/write-calendar.ts';
import {
  findReader,
  listBackground,
  listHeld,
  listSent,
  listSessions,
  listSlotDays,
} from '../queries.ts';

type Reader = NonNullable<Awaited<ReturnType<typeof findReader>>>;

/** How much of the past stays in people's calendars, and how many events of one kind they hold. */
const KEPT_MS = 30 * 24 * 60 * 60 * 1000;
const LIMIT = 2_000;

/** The calendar of whoever the address belongs to: what is theirs now, whatever it was when made. */
export async function readFeed(platform: Platform, token: string): Promise<string> {
  const reader = await findReader(platform.db, hashToken(token));
  if (reader === undefined) throw new AppError('NOT_FOUND');
  const since = new Date(platform.clock.now().getTime() - KEPT_MS);
  const events = await Promise.all([
    listOwnEvents(platform, reader, since),
    listTeamEvents(platform, reader, since),
  ]);
  return writeCalendar(events.flat());
}

/** Of everyone whom the reader answers for. */
async function listOwnEvents(
  platform: Platform,
  reader: Reader,
  since: Date,
): Promise<CalendarEvent[]> {
  const { talentProfileIds } = await getOwnSides(platform, { user: reader });
  if (talentProfileIds.length === 0) return [];
  const { db, publicUrl } = platform;
  const days = { since: dayIn('UTC', since), limit: LIMIT };
  const [invitations, held, background] = await Promise.all([
    listSent(db, talentProfileIds, { since, limit: LIMIT }),
    listHeld(db, talentProfileIds, days),
    listBackground(db, talentProfileIds, days),
  ]);
  const words = wordsIn(reader.countryId);
  const nameOf = ({ talent }: { talent: { userId: string; name: string } }) =>
    talent.userId === reader.id ? undefined : talent.name;
  const url = `${publicUrl}/invitations`;
  return [
    ...invitations.flatMap((row) =>
      eventOfInvitation(row, {
        productionTitle: row.titleForOutsiders,
        talentName: nameOf(row),
        url: `${url}?invitation=${row.id}`,
      }),
    ),
    ...held.map((row) =>
      eventOfDays(row, { kind: 'hold', word: words.hold, talentName: nameOf(row), url }),
    ),
    ...background.map((row) =>
      eventOfDays(row, {
        kind: 'background',
        word: words.background,
        talentName: nameOf(row),
        url,
      }),
    ),
  ];
}

async function listTeamEvents(
  { db, publicUrl }: Platform,
  reader: Reader,
  since: Date,
): Promise<CalendarEvent[]> {
  if (reader.role !== 'client') return [];
  const sessions = await listSessions(db, reader.id, { since, limit: LIMIT });
  const ahead = sessions.map(({ id, timeZone, startsAt }) => ({
    id,
    seconds: offsetAt(timeZone, startsAt.getTime()) / 1000,
  }));
  const days = Map.groupBy(await listSlotDays(db, ahead, LIMIT), ({ auditionId }) => auditionId);
  return sessions.flatMap((row) => eventsOfSession(row, days.get(row.id) ?? [], publicUrl));
}
