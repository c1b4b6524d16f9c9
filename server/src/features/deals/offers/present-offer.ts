import type { Offer } from '@callboard/contract/offers';
import { presentAbout } from '../about/present-about.ts';
import type { OfferRow } from './queries.ts';

export function presentOffer(row: OfferRow): Offer {
  const { id, applicationId, terms, status, sentBy, createdAt, answeredAt, answeredBy } = row;
  return {
    id,
    applicationId,
    ...presentAbout(row),
    ...terms,
    status,
    sentBy,
    createdAt: createdAt.toISOString(),
    answeredAt: answeredAt?.toISOString() ?? null,
    answeredBy,
    reason: row.reason,
  };
}
