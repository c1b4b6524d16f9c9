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
import { termsOf } from './agency.ts';

export const loadAgencies: DemoLoader = async (tx, now) => {
  await tx.insert(businessPortfolios).values(
    AGENCIES.map(({ members: _, roster: __, newcomers: ___, ...agency }) => {
      const { key, owner, madeDaysAgo, isVerified, ...details } = agency;
      const createdAt = dayAt(now, -madeDaysAgo);
      return {
        ...details,
        id: portfolioIdOf(key),
        ownerUserId: userIdOf(owner),
        verifiedAt: isVerified ? createdAt : null,
        createdAt,
        updatedAt: createdAt,
      };
    }),
  );
  await tx.insert(businessPortfolioMembers).values(
    AGENCIES.flatMap(({ key, members }) =>
      members.map(({ who, role, joinedDaysAgo }) => ({
        portfolioId: portfolioIdOf(key),
        userId: userIdOf(who),
        role,
        createdAt: dayAt(now, -joinedDaysAgo, 12),
        updatedAt: dayAt(now, -joinedDaysAgo, 12),
      })),
    ),
  );
  const onRosters = AGENCIES.flatMap(({ key, owner, roster, newcomers }) =>
    [...roster, ...newcomers].map((one) => ({
      id: demoId(`representation/${key}/${one.talent}`),
      entry: { portfolioId: portfolioIdOf(key), talentProfileId: talentProfileIdOf(one.talent) },
      since: dayAt(now, -one.sinceDaysAgo, 13),
      terms: termsOf(one),
      agents: one.agents,
      requestedBy: one.agents[0] ?? owner,
    })),
  );
  await tx
    .insert(rosterEntries)
    .values(onRosters.map(({ entry, since }) => ({ ...entry, createdAt: since })));
  await tx.insert(representations).values(
    onRosters.map(({ id, entry, terms, since, requestedBy }) => ({
      id,
      ...entry,
      ...terms,
      status: 'active' as const,
      requestedByUserId: userIdOf(requestedBy),
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
