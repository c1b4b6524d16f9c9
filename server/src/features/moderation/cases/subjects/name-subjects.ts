import type { ReportForm } from '@callboard/contract/moderation';
import type { Queryable } from '../../../../platform/database/database.ts';
import type { Subject } from '../queries.ts';
import {
  listCallTitles,
  listLinkNames,
  listMessageTexts,
  listProfileNames,
  listUserNames,
} from './queries.ts';

type Named = { id: string; title: string };
type List = (db: Queryable, ids: readonly string[]) => Promise<Named[]>;

const LISTS: Record<ReportForm['subject'], List> = {
  message: listMessageTexts,
  call: listCallTitles,
  profile: listProfileNames,
  user: listUserNames,
  share_link: listLinkNames,
};
const KINDS = Object.keys(LISTS) as ReportForm['subject'][];

const GONE: Record<ReportForm['subject'], string> = {
  message: 'A message without words',
  call: 'A call that is gone',
  profile: 'A profile that is gone',
  user: 'An account that is gone',
  share_link: 'A shared link',
};
/** Of a message: enough to know it again. */
const LONGEST = 90;

/** What each of these is called, with one query for each kind that there is. */
export async function nameSubjects(db: Queryable, subjects: readonly Subject[]) {
  const named = new Map<string, string>();
  const found = await Promise.all(
    KINDS.map(async (kind) => {
      const ids = subjects.flatMap(({ subject, subjectId }) => (subject === kind ? subjectId : []));
      return ids.length === 0 ? [] : LISTS[kind](db, ids);
    }),
  );
  for (const { id, title } of found.flat()) named.set(id, shorten(title));
  return ({ subject, subjectId }: Subject) => named.get(subjectId) || GONE[subject];
}

function shorten(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return line.length > LONGEST ? `${line.slice(0, LONGEST - 1).trimEnd()}…` : line;
}
