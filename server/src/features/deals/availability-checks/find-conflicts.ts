import type { Days } from '@callboard/contract/deal-parts';
import { addDays, startOfDay } from '../../../platform/calendar.ts';
import type { Queryable } from '../../../platform/database/database.ts';
import { type Busy, listBusy } from '../../availability/list-busy.ts';
import { listIdsOfProduction } from './queries.ts';

type Asked = { id: string; talent: { id: string }; days: readonly Days[] };
type Where = {
  productionId: string;
  /** Whose days: of whoever asks. */
  timeZone: string;
};

/** Which of these ask for days on which the talent is busy elsewhere. With what stays here. */
export async function findConflicts(
  db: Queryable,
  { productionId, timeZone }: Where,
  checks: readonly Asked[],
): Promise<Set<string>> {
  const days = checks.flatMap((check) => check.days);
  const first = days.map(({ from }) => from).sort()[0];
  const last = days
    .map(({ to }) => to)
    .sort()
    .at(-1);
  if (first === undefined || last === undefined) return new Set();
  const beginning = rememberedStart(timeZone);
  const within = { from: beginning(first), to: beginning(addDays(last, 1)), timeZone };
  const talentIds = [...new Set(checks.map(({ talent }) => talent.id))];
  const busy = await listBusy(db, talentIds, within);
  if (busy.size === 0) return new Set();
  const own = new Set(await listIdsOfProduction(db, productionId));
  const isElsewhere = ({ why }: Busy) => why === 'booked_out' || !own.has(idOf(why));
  const meets = (one: Days) => (other: Busy) =>
    other.from < beginning(addDays(one.to, 1)) && other.to > beginning(one.from);
  const met = checks.filter((check) => {
    const elsewhere = (busy.get(check.talent.id) ?? []).filter(isElsewhere);
    return check.days.some((one) => elsewhere.some(meets(one)));
  });
  return new Set(met.map(({ id }) => id));
}

function idOf(why: Exclude<Busy['why'], string>): string {
  return 'roleId' in why ? why.roleId : why.auditionId;
}

/** Hundreds are asked for the same few days, and time zones are slow to reckon with. */
function rememberedStart(timeZone: string): (day: string) => Date {
  const starts = new Map<string, Date>();
  return (day) => {
    const start = starts.get(day) ?? startOfDay(day, timeZone);
    starts.set(day, start);
    return start;
  };
}
