import type { Representation } from '@callboard/contract/representation';
import { presentPortfolio } from '../../business-portfolios/present-portfolio.ts';
import type { listLiveAgreements } from './queries.ts';

export type ShownRow = Awaited<ReturnType<typeof listLiveAgreements>>[number];

export function presentRepresentation(row: ShownRow): Representation {
  const { portfolio } = row;
  return {
    id: row.id,
    talentProfileId: row.talentProfileId,
    portfolio: {
      id: portfolio.id,
      name: portfolio.name,
      logoUrl: presentPortfolio(portfolio).logoUrl,
      isVerified: portfolio.verifiedAt !== null,
    },
    field: row.field,
    territory: row.territory,
    kind: row.kind,
    isExclusive: row.isExclusive,
    submitter: row.submitter,
    status: row.status,
    requestedByName: row.requestedByName,
    replacesId: row.replacesId,
    requestedAt: row.createdAt.toISOString(),
    startedAt: row.startedAt?.toISOString() ?? null,
    endedAt: row.endedAt?.toISOString() ?? null,
    endedBy: row.endedBy,
    endReason: row.endReason,
  };
}
