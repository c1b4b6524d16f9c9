import type { CallVisibility } from '@callboard/contract/call-summary';
import type { AskTables, PlacedAsks } from '../../../fit/ask-table.ts';
import { asksOf } from '../../../fit/asks-of.ts';
import { foldText } from '../../../fit/fold-text.ts';
import type { OpenCallRow } from './queries.ts';

/** What of an open call is kept at hand: who sees it, what lists are filtered by, what it asks. */
export type OpenCall = {
  id: string;
  deadline: number;
  postedBy: string;
  visibility: CallVisibility;
  agencyIds: readonly string[];
  inviteeIds: readonly string[];
  productionTypeId: string;
  roleType: OpenCallRow['roleType'];
  talentTypeId: string | null;
  payKind: OpenCallRow['payKind'];
  unionStatus: OpenCallRow['unionStatus'];
  countryId: string | null;
  /** Folded. */
  city: string | null;
  workFrom: string | null;
  workTo: string | null;
  asks: PlacedAsks;
};

export function readOpenCall(row: OpenCallRow, tables: AskTables): OpenCall {
  return {
    id: row.id,
    deadline: row.deadlineAt.getTime(),
    postedBy: row.postedBy,
    visibility: row.visibility,
    agencyIds: row.agencyIds,
    inviteeIds: row.inviteeIds,
    productionTypeId: row.productionTypeId,
    roleType: row.roleType,
    talentTypeId: row.talentTypeId,
    payKind: row.payKind,
    unionStatus: row.unionStatus,
    countryId: row.countryId,
    city: row.city === null ? null : foldText(row.city),
    workFrom: row.workFrom,
    workTo: row.workTo,
    asks: tables.add(asksOf(row)),
  };
}

/** All words that it is found by, folded. */
export function readWords(row: OpenCallRow): string {
  const { title, productionTitle, city, description } = row;
  const companyName = row.isConfidential ? null : row.companyName;
  const words = [title, productionTitle, companyName, city, description];
  return foldText(words.filter((word) => word !== null).join(' '));
}
