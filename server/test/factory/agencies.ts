import {
  businessPortfolioMembers,
  businessPortfolios,
} from '../../src/features/business-portfolios/tables.ts';
import {
  assignments,
  representations,
  rosterEntries,
} from '../../src/features/representation/tables.ts';
import { newId } from '../../src/platform/ids.ts';
import type { Given } from './maker.ts';
import { People } from './people.ts';

/** Agencies, their teams, and the talents they work for. */
export class Agencies extends People {
  async portfolio(given: Given<typeof businessPortfolios> = {}): Promise<string> {
    const id = given.id ?? newId();
    const ownerUserId = given.ownerUserId ?? (await this.user({ role: 'agent' })).id;
    await this.platform.db
      .insert(businessPortfolios)
      .values({ id, name: 'Tallow & Finch', ...this.stamps(), ...given, ownerUserId });
    return id;
  }

  async portfolioMember(given: Given<typeof businessPortfolioMembers> = {}) {
    const row = {
      portfolioId: given.portfolioId ?? (await this.portfolio()),
      userId: given.userId ?? (await this.user({ role: 'agent' })).id,
      role: given.role ?? ('employee' as const),
      ...this.stamps(),
    };
    await this.platform.db.insert(businessPortfolioMembers).values(row);
    return row;
  }

  async ownAgent(talentProfileId: string, agency: Given<typeof businessPortfolios> = {}) {
    const user = await this.user({ role: 'agent' });
    const portfolioId = await this.portfolio(agency);
    await this.portfolioMember({ portfolioId, userId: user.id });
    await this.assignment({ portfolioId, talentProfileId, userId: user.id });
    return { user, portfolioId };
  }

  async representation(given: Given<typeof representations> = {}): Promise<string> {
    const id = given.id ?? newId();
    await this.platform.db.insert(representations).values({
      id,
      field: 'all',
      territory: 'UK',
      kind: 'agent',
      isExclusive: true,
      submitter: 'both',
      status: 'active',
      startedAt: this.platform.clock.now(),
      ...this.stamps(),
      ...given,
      talentProfileId: given.talentProfileId ?? (await this.talentProfileId()),
      portfolioId: given.portfolioId ?? (await this.portfolio()),
    });
    return id;
  }

  async assignment(given: Given<typeof assignments> = {}) {
    const createdAt = this.platform.clock.now();
    const entry = {
      portfolioId: given.portfolioId ?? (await this.portfolio()),
      talentProfileId: given.talentProfileId ?? (await this.talentProfileId()),
    };
    const userId = given.userId ?? (await this.user({ role: 'agent' })).id;
    await this.platform.db
      .insert(rosterEntries)
      .values({ ...entry, createdAt })
      .onConflictDoNothing();
    await this.platform.db.insert(assignments).values({ ...entry, userId, createdAt });
    return { ...entry, userId };
  }
}
