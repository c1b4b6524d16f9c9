import type { Opportunity } from '@callboard/contract/casting-calls';
import type { Fit, FitReason } from '@callboard/contract/fit';
import { nameOf } from '../../fit/term-names.ts';
import type { OpportunityRow } from './queries.ts';

/** A confidential production's company is not named either. */
const CONFIDENTIAL = 'Confidential';

/** How well someone fits goes with it where a talent is named. */
export type NamedFit = { fit: Fit | null; reasons: FitReason[] };
export const NOBODYS_FIT: NamedFit = { fit: null, reasons: [] };

export function presentOpportunity(row: OpportunityRow, { fit, reasons }: NamedFit): Opportunity {
  return { ...presentCallRow(row), fit, reasons };
}

function presentCallRow(row: OpportunityRow) {
  const { answeredPercent: percent, answerDays: days, requestedMedia, applicationId } = row;
  return {
    ...row,
    roleKind: kindOf(row),
    productionType: nameOf('productionTypes', row.productionTypeId),
    companyName: row.isConfidential ? CONFIDENTIAL : row.companyName,
    asksSelfTape: requestedMedia.includes('self_tape'),
    deadlineAt: row.deadlineAt.toISOString(),
    openedAt: row.openedAt.toISOString(),
    answering: percent === null ? null : { percent, days },
    application:
      applicationId === null || row.toldStatus === null
        ? null
        : { id: applicationId, status: row.toldStatus },
  };
}

/** Role size, or the craft of a crew role. */
export function kindOf(role: { talentTypeId: string | null; crewRoleId: string | null }) {
  if (role.talentTypeId !== null) return nameOf('talentTypes', role.talentTypeId);
  return role.crewRoleId === null ? null : nameOf('crewRoles', role.crewRoleId);
}
