import { EMPTY_ROLE } from '@callboard/contract/role-form';
import { users } from '../../features/auth/tables.ts';
import { castingCalls, castingCallVersions } from '../../features/casting-calls/tables.ts';
import { termsOf } from '../../features/casting-calls/terms/terms-of.ts';
import { clientCompanies, clientProfiles } from '../../features/client-profiles/tables.ts';
import { productionRoles } from '../../features/productions/roles/tables.ts';
import { productions } from '../../features/productions/tables.ts';
import { demoPasswordHash, demoUserId } from '../accounts.ts';
import { demoId } from '../demo-id.ts';
import type { DemoLoader } from '../demo-loader.ts';
import { dayAt, minutesAgo } from '../demo-time.ts';
import { insertMany } from '../insert-many.ts';
import { demoEmail } from '../people/demo-email.ts';
import { personKey } from '../people/person-key.ts';
import type { CallPlan } from './call-plan.ts';
import { HONEST_CALLS } from './honest-calls.ts';
import { KNOWN_CALLS } from './known-calls.ts';
import { NEWCOMERS, type Newcomer } from './newcomers.ts';
import { traceRejected } from './trace-rejected.ts';

export const REVIEWED_CALLS: readonly CallPlan[] = [...HONEST_CALLS, ...KNOWN_CALLS];

const MINUTES = 60;
const OPEN_DAYS = 21;

/** Calls of newcomers for the review queue, each with another reason to look twice, and one with none. */
export const loadCallReview: DemoLoader = async (tx, now) => {
  const passwordHash = await demoPasswordHash();
  const people = Object.entries(NEWCOMERS).map(([key, who]: [string, Newcomer]) => {
    const createdAt = dayAt(now, -who.joinedDaysAgo);
    return { key, who, stamps: { createdAt, updatedAt: createdAt } };
  });
  await tx
    .insert(clientCompanies)
    .values(
      people.map(({ key, who, stamps }) => ({ id: companyId(key), name: who.company, ...stamps })),
    );
  await tx.insert(users).values(
    people.map(({ key, who, stamps }) => ({
      id: userId(key),
      role: 'client' as const,
      email: demoEmail(personKey(who)),
      passwordHash,
      firstName: who.firstName,
      lastName: who.lastName,
      countryId: 'gb',
      timeZone: 'Europe/London',
      emailVerifiedAt: stamps.createdAt,
      ...stamps,
    })),
  );
  await tx.insert(clientProfiles).values(
    people.map(({ key, who, stamps }) => ({
      id: demoId(`call-review/profile/${key}`),
      userId: userId(key),
      companyId: companyId(key),
      jobTitle: who.jobTitle,
      website: who.website,
      ...stamps,
    })),
  );
  const posted = REVIEWED_CALLS.map((plan) => rowsOf(plan, now));
  const byId = new Map(posted.map(({ production }) => [production.id, production]));
  await insertMany(tx, productions, [...byId.values()]);
  await tx.insert(productionRoles).values(posted.map(({ role }) => role));
  await insertMany(
    tx,
    castingCalls,
    posted.map(({ call }) => call),
  );
  await insertMany(
    tx,
    castingCallVersions,
    posted.map(({ version }) => version),
  );
  await traceRejected(tx);
};

const userId = (key: string) => demoId(`call-review/user/${key}`);
const companyId = (key: string) => demoId(`call-review/company/${key}`);
export const reviewedCallId = (key: string) => demoId(`call-review/call/${key}`);

function rowsOf({ key, by, production, role, postedHoursAgo, rejected }: CallPlan, now: Date) {
  const createdAt = minutesAgo(now, postedHoursAgo * MINUTES);
  const endedAt = rejected ? minutesAgo(now, rejected.hoursAgo * MINUTES) : null;
  const stamps = { createdAt, updatedAt: endedAt ?? createdAt };
  const productionId = demoId(`call-review/production/${by}/${production.title}`);
  const roleId = demoId(`call-review/role/${key}`);
  const callId = reviewedCallId(key);
  const form = { ...EMPTY_ROLE, ...role };
  return {
    production: {
      id: productionId,
      companyId: companyId(by),
      createdByUserId: userId(by),
      ...production,
      status: 'casting' as const,
      ...stamps,
    },
    role: { id: roleId, productionId, ...form, position: 0, ...stamps },
    call: {
      id: callId,
      roleId,
      breakdownId: demoId(`call-review/breakdown/${key}`),
      status: rejected ? ('rejected' as const) : ('in_review' as const),
      visibility: 'public' as const,
      version: 1,
      deadlineAt: dayAt(createdAt, OPEN_DAYS, 17),
      postedByUserId: userId(by),
      moderatorUserId: rejected ? demoUserId('admin') : null,
      moderatorReason: rejected?.reason ?? null,
      openedAt: null,
      endedAt,
      ...stamps,
    },
    version: { callId, version: 1, terms: termsOf(form), createdAt },
  };
}
