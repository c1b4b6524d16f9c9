import {
  businessPortfolioMembers,
  businessPortfolios,
} from '../../features/business-portfolios/tables.ts';
import {
  assignments,
  representations,
  rosterEntries,
} from '../../features/representation/tables.ts';
import { demoId } from '../demo-id.ts';
import type { DemoLoader } from '../demo-loader.ts';
import { dayAt } from '../demo-time.ts';
import { talentProfileIdOf, userIdOf } from '../people/person-key.ts';
import { AGENCIES, portfolioIdOf } from './agencies.ts';

export const loadAgencies: DemoLoader = async (tx, now) => {
  const createdAt = dayAt(now, -300);
  const stamps = { createdAt, updatedAt: createdAt };
  await tx.insert(businessPortfolios).values(
    AGENCIES.map(({ key, owner, employees: _, roster: __, isVerified, ...details }) => ({
      ...details,
      id: portfolioIdOf(key),
      ownerUserId: userIdOf(owner),
      verifiedAt: isVerified ? createdAt : null,
      ...stamps,
    })),
  );
  await tx.insert(businessPortfolioMembers).values(
    AGENCIES.flatMap(({ key, employees }) =>
      employees.map(({ who, joinedDaysAgo }) => ({
        portfolioId: portfolioIdOf(key),
        userId: userIdOf(who),
        role: 'employee' as const,
        createdAt: dayAt(now, -joinedDaysAgo, 12),
        updatedAt: dayAt(now, -joinedDaysAgo, 12),
      })),
    ),
  );
  const onRosters = AGENCIES.flatMap(({ key, roster }) =>
    roster.map(({ talent, field, agents, sinceDaysAgo }) => ({
      id: demoId(`representation/${key}/${talent}`),
      entry: { portfolioId: portfolioIdOf(key), talentProfileId: talentProfileIdOf(talent) },
      since: dayAt(now, -sinceDaysAgo, 13),
      field,
      agents,
    })),
  );
  await tx
    .insert(rosterEntries)
    .values(onRosters.map(({ entry, since }) => ({ ...entry, createdAt: since })));
  await tx.insert(representations).values(
    onRosters.map(({ id, entry, field, since }) => ({
      id,
      ...entry,
      field,
      territory: 'UK and Ireland',
      kind: 'agent' as const,
      isExclusive: field === 'all',
      submitter: 'both' as const,
      status: 'active' as const,
      startedAt: since,
      createdAt: since,
      updatedAt: since,
    })),
  );
  await tx
    .insert(assignments)
    .values(
      onRosters.flatMap(({ entry, agents, since }) =>
        agents.map((agent) => ({ ...entry, userId: userIdOf(agent), createdAt: since })),
      ),
    );
};
