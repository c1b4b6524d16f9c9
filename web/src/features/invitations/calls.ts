import { auditionInvitationEndpoints } from '@callboard/contract/audition-invitations';
import { availabilityCheckEndpoints } from '@callboard/contract/availability-checks';
import { backgroundEndpoints } from '@callboard/contract/background';
import { CACHE_TIMES } from '@callboard/contract/cache-times';
import { holdEndpoints } from '@callboard/contract/holds';
import { offerEndpoints } from '@callboard/contract/offers';
import { endpointQuery } from '../../lib/query-client.ts';

/** Of everyone for whom one answers, or of those in one portfolio. */
export const ownInvitationsQuery = (portfolioId: string | undefined) =>
  endpointQuery(
    auditionInvitationEndpoints.invitations,
    { query: { portfolioId } },
    CACHE_TIMES.invitationsCount,
  );

export const invitationQuery = (id: string) =>
  endpointQuery(
    auditionInvitationEndpoints.get,
    { params: { id } },
    // Free times and what else is on that day change without a word to this page.
    { fresh: 0, kept: CACHE_TIMES.default.kept },
  );

/** None: of everyone for whom one answers. */
type Whose = { talentProfileId: string | undefined };

export const ownChecksQuery = (query: Whose) =>
  endpointQuery(availabilityCheckEndpoints.own, { query });
export const ownHoldsQuery = (query: Whose) => endpointQuery(holdEndpoints.own, { query });
export const ownOffersQuery = (query: Whose) => endpointQuery(offerEndpoints.own, { query });
export const ownDaysQuery = (query: Whose) => endpointQuery(backgroundEndpoints.own, { query });
