import { TEAM_INVITATION_DAYS } from '@callboard/contract/team';
import { teamInvitations } from '../../features/business-portfolios/tables.ts';
import { representations, rosterNotes } from '../../features/representation/tables.ts';
import { demoId } from '../demo-id.ts';
import type { DemoLoader } from '../demo-loader.ts';
import { dayAt } from '../demo-time.ts';
import { demoEmail } from '../people/demo-email.ts';
import { personKey, talentProfileIdOf, userIdOf } from '../people/person-key.ts';
import { portfolioIdOf } from './agencies.ts';
import { beatrix, termsOf, tobias, wilhelmina } from './agency.ts';
import { NOTES } from './notes.ts';

/** One can still be answered, the other ran out. */
const INVITATIONS = [
  { firstName: 'Rowan', lastName: 'Thistle', role: 'employee', by: beatrix, daysAgo: 2 },
  { firstName: 'Augusta', lastName: 'Pell', role: 'admin', by: tobias, daysAgo: 12 },
] as const;

/** What a talent has yet to confirm. */
const REQUESTS = [
  {
    agency: 'sparrow-row',
    by: wilhelmina,
    daysAgo: 1,
    asked: {
      talent: 'mara-okonjo-lyle',
      field: 'commercial',
      territory: 'Worldwide',
      submitter: 'agent',
    },
  },
  {
    agency: 'finch-wren',
    by: beatrix,
    daysAgo: 4,
    asked: { talent: 'lucia-barranquet', field: 'film_and_tv', isExclusive: true },
  },
] as const;

export const loadTeamDesk: DemoLoader = async (tx, now) => {
  await tx.insert(teamInvitations).values(
    INVITATIONS.map(({ by, daysAgo, ...invited }) => {
      const key = personKey(invited);
      const createdAt = dayAt(now, -daysAgo, 11);
      return {
        ...invited,
        id: demoId(`team-invitation/${key}`),
        portfolioId: portfolioIdOf('finch-wren'),
        invitedByUserId: userIdOf(by),
        email: demoEmail(key),
        status: 'pending' as const,
        // No token has this for its hash: nobody comes in with a link that was never sent.
        tokenHash: demoId(`team-invitation-token/${key}`),
        expiresAt: dayAt(now, TEAM_INVITATION_DAYS - daysAgo, 11),
        createdAt,
        updatedAt: createdAt,
      };
    }),
  );
  await tx.insert(representations).values(
    REQUESTS.map(({ agency, by, daysAgo, asked }) => ({
      id: demoId(`representation/${agency}/${asked.talent}`),
      portfolioId: portfolioIdOf(agency),
      talentProfileId: talentProfileIdOf(asked.talent),
      ...termsOf({ ...asked, agents: [], sinceDaysAgo: daysAgo }),
      status: 'requested' as const,
      requestedByUserId: userIdOf(by),
      createdAt: dayAt(now, -daysAgo, 16),
      updatedAt: dayAt(now, -daysAgo, 16),
    })),
  );
  await tx.insert(rosterNotes).values(
    NOTES.map(({ agency, talent, by, daysAgo, text }, index) => ({
      id: demoId(`roster-note/${index}`),
      portfolioId: portfolioIdOf(agency),
      talentProfileId: talentProfileIdOf(talent),
      authorUserId: userIdOf(by),
      text,
      createdAt: dayAt(now, -daysAgo, 10),
    })),
  );
};
