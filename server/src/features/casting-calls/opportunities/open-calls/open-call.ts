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
  /** All words that it is found by, folded. */
  text: string;
  asks: PlacedAsks;
};

export function readOpenCall(row: OpenCallRow, tables: AskTables): OpenCall {
  const { title, productionTitle, companyName, description } = row;
  const words = [title, productionTitle, row.isConfidential ? null : companyName, row.city];
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
    text: ` ${foldText([...words, description].filter((word) => word !== null).join(' '))}`,
    asks: tables.add(asksOf(row)),
  };
}
