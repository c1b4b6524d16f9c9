import { availabilityChecks } from '../../features/deals/availability-checks/tables.ts';
import { holds } from '../../features/deals/holds/tables.ts';
import { demoUserId } from '../accounts.ts';
import { planApplications } from '../applications/plan-applications.ts';
import { demoId } from '../demo-id.ts';
import type { DemoLoader } from '../demo-loader.ts';
import { dayAt, isoDay } from '../demo-time.ts';
import { insertMany } from '../insert-many.ts';
import { talentProfileIdOf } from '../people/person-key.ts';
import { roleIdOf } from '../productions/production-ids.ts';

const RHONA = 'weighbridge-nine/di-rhona-tait';
const MARA = 'mara-okonjo-lyle';

const SAID = [
  { answer: 'available', note: null },
  { answer: 'partly', note: 'Not on the last two days: a wedding that cannot be moved.' },
  { answer: null, note: null },
  { answer: 'available', note: null },
  { answer: 'not_available', note: 'On tour until spring.' },
  { answer: 'not_interested', note: null },
  { answer: null, note: null },
] as const;

/** The lead's dates were asked for; two keep them, and Mara is asked by another production as well. */
export const loadHolds: DemoLoader = async (tx, now) => {
  const asked = planApplications(now)
    .filter(({ posting, status }) => posting.key === RHONA && PURSUED.has(status))
    .map(({ talent }) => talent.key);
  const days = [{ from: isoDay(now, 52), to: isoDay(now, 86) }];
  const askedAt = dayAt(now, -2, 11);
  const answeredAt = dayAt(now, -1, 15);
  const about = { roleId: roleIdOf(RHONA), askedByUserId: demoUserId('client') };
  await insertMany(
    tx,
    availabilityChecks,
    [...new Set([MARA, ...asked])].slice(0, SAID.length).map((who, index) => {
      const said = SAID[(index + 2) % SAID.length] ?? SAID[0];
      return {
        id: demoId(`availability-check/${RHONA}/${who}`),
        ...about,
        talentProfileId: talentProfileIdOf(who),
        days,
        terms: 'Five weeks in Glasgow, equal days, accommodation found.',
        ...said,
        respondedAt: said.answer === null ? null : answeredAt,
        createdAt: askedAt,
        updatedAt: askedAt,
      };
    }),
  );
  const [first, second] = asked.filter((who) => who !== MARA);
  const hold = (who: string, given: 'first' | 'second' | null) => ({
    id: demoId(`hold/${RHONA}/${who}`),
    roleId: roleIdOf(RHONA),
    talentProfileId: talentProfileIdOf(who),
    requestedByUserId: demoUserId('client'),
    from: isoDay(now, 52),
    to: isoDay(now, 86),
    status: given === null ? ('requested' as const) : ('given' as const),
    rank: given,
    note: 'Main block, with one week before it for the accent.',
    expiresAt: dayAt(now, 12, 17),
    createdAt: askedAt,
    updatedAt: answeredAt,
  });
  await insertMany(tx, holds, [
    ...(first === undefined ? [] : [hold(first, 'first')]),
    ...(second === undefined ? [] : [hold(second, 'second')]),
    hold(MARA, null),
  ]);
};

const PURSUED: ReadonlySet<string> = new Set(['shortlisted', 'audition', 'callback']);
