import type { ReviewedMessage } from '@callboard/contract/message-review';
import type { Queryable } from '../../../platform/database/database.ts';
import { listAttachments } from '../attachments/list-attachments.ts';
import { presentMessage } from '../messages/present-messages.ts';
import { listPeople } from '../people/list-people.ts';
import { listEarlierTexts, listFindings, type ReviewedRow } from './queries.ts';

/** Messages as moderators read them: nothing of what was written is left out. */
export async function presentReviewed(
  db: Queryable,
  readerUserId: string,
  rows: readonly ReviewedRow[],
): Promise<ReviewedMessage[]> {
  const ids = rows.map(({ id }) => id);
  const [people, files, texts, findings] = await Promise.all([
    listPeople(
      db,
      rows.map(({ authorUserId }) => authorUserId),
    ),
    listAttachments(db, ids),
    listEarlierTexts(db, ids),
    listFindings(db, ids),
  ]);
  const textsOf = Map.groupBy(texts, ({ messageId }) => messageId);
  const findingsOf = Map.groupBy(findings, ({ messageId }) => messageId);
  return rows.flatMap((row) => {
    const author = people.get(row.authorUserId);
    if (author === undefined) return [];
    const attachments = files.get(row.id) ?? [];
    const noticed = findingsOf.get(row.id) ?? [];
    return [
      {
        ...presentMessage(row, { author, attachments, readerUserId }),
        text: row.text,
        attachments,
        caution: row.caution,
        earlierTexts: (textsOf.get(row.id) ?? []).map(({ text, replacedAt }) => ({
          text,
          replacedAt: replacedAt.toISOString(),
        })),
        findings: [...new Set(noticed.flatMap((report) => report.findings))],
      },
    ];
  });
}
