import { TALENT_CLAIM_DAYS } from '@callboard/contract/talent-claims';
import { users } from '../../features/auth/tables.ts';
import {
  assignments,
  representations,
  rosterEntries,
  talentClaims,
} from '../../features/representation/tables.ts';
import { talentProfiles } from '../../features/talent-profiles/tables.ts';
import { demoId } from '../demo-id.ts';
import type { DemoLoader } from '../demo-loader.ts';
import { bornAt, dayAt } from '../demo-time.ts';
import { demoEmail } from '../people/demo-email.ts';
import { personKey, talentProfileIdOf, userIdOf } from '../people/person-key.ts';
import { portfolioIdOf } from './agencies.ts';
import { jonah, represented, silas, termsOf } from './agency.ts';

/** Talents without an account, for whom an agency has begun a profile. */
const BEGUN = [
  {
    agency: 'finch-wren',
    person: { firstName: 'Ravenna', lastName: 'Stoll' },
    profile: { age: 27, city: 'London', headline: 'Seen in a pub theatre, signed the same night' },
    field: 'film_and_tv' as const,
    agent: silas,
    daysAgo: 6,
    isAsked: true,
  },
  {
    agency: 'sparrow-row',
    person: { firstName: 'Caspian', lastName: 'Hythe' },
    profile: { age: 41, city: 'Margate', headline: 'A beard that has sold three whiskies' },
    field: 'commercial' as const,
    agent: jonah,
    daysAgo: 3,
    isAsked: false,
  },
].map((one) => ({ ...one, key: personKey(one.person) }));

export const loadBegunProfiles: DemoLoader = async (tx, now) => {
  const begun = BEGUN.map((one) => {
    const createdAt = dayAt(now, -one.daysAgo, 15);
    return {
      ...one,
      stamps: { createdAt, updatedAt: createdAt },
      entry: {
        portfolioId: portfolioIdOf(one.agency),
        talentProfileId: talentProfileIdOf(one.key),
      },
    };
  });
  await tx.insert(users).values(
    begun.map(({ key, person, stamps }) => ({
      id: userIdOf(key),
      role: 'talent' as const,
      countryId: 'gb',
      ...person,
      ...stamps,
    })),
  );
  await tx.insert(talentProfiles).values(
    begun.map(({ key, profile: { age, ...profile }, stamps }) => ({
      id: talentProfileIdOf(key),
      userId: userIdOf(key),
      ownerUserId: userIdOf(key),
      dateOfBirth: bornAt(now, age, 100),
      countryId: 'gb',
      visibility: 'professionals' as const,
      ...profile,
      ...stamps,
    })),
  );
  await tx
    .insert(rosterEntries)
    .values(begun.map(({ entry, stamps }) => ({ ...entry, createdAt: stamps.createdAt })));
  await tx.insert(representations).values(
    begun.map(({ key, agency, entry, field, agent, stamps }) => ({
      id: demoId(`representation/${agency}/${key}`),
      ...entry,
      ...termsOf(represented(key, field)),
      status: 'active' as const,
      requestedByUserId: userIdOf(agent),
      startedAt: stamps.createdAt,
      ...stamps,
    })),
  );
  await tx.insert(assignments).values(
    begun.map(({ entry, agent, stamps }) => ({
      ...entry,
      userId: userIdOf(agent),
      createdAt: stamps.createdAt,
    })),
  );
  const asked = begun.filter(({ isAsked }) => isAsked);
  await tx.insert(talentClaims).values(
    asked.map(({ key, entry, agent, stamps, daysAgo }) => ({
      id: demoId(`talent-claim/${key}`),
      ...entry,
      sentByUserId: userIdOf(agent),
      email: demoEmail(key),
      // No token has this for its hash: nobody comes in with a link that was never sent.
      tokenHash: demoId(`talent-claim-token/${key}`),
      status: 'pending' as const,
      expiresAt: dayAt(now, TALENT_CLAIM_DAYS - daysAgo, 15),
      createdAt: stamps.createdAt,
    })),
  );
};
