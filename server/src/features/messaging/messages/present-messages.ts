import type { Caution, Message } from '@callboard/contract/messages';
import type { Queryable } from '../../../platform/database/database.ts';
import { listAttachments } from '../attachments/list-attachments.ts';
import { listPeople } from '../people/list-people.ts';
import type { PersonShown } from '../people/present-person.ts';

export type MessageRow = {
  id: string;
  conversationId: string;
  sequence: number;
  revision: number;
  clientId: string;
  authorUserId: string;
  onBehalfOfUserId: string | null;
  onBehalfOfName: string | null;
  text: string;
  caution: Caution | null;
  hasAttachments: boolean;
  sentAt: Date;
  editedAt: Date | null;
  deletedAt: Date | null;
};

/** Messages as this reader sees them. */
export async function presentMessages(
  db: Queryable,
  readerUserId: string,
  rows: readonly MessageRow[],
): Promise<Message[]> {
  const isWithFiles = ({ deletedAt, hasAttachments }: MessageRow) =>
    deletedAt === null && hasAttachments;
  const kept = rows.filter(isWithFiles).map(({ id }) => id);
  const [authors, files] = await Promise.all([
    listPeople(
      db,
      rows.map(({ authorUserId }) => authorUserId),
    ),
    listAttachments(db, kept),
  ]);
  return rows.flatMap((row) => {
    const author = authors.get(row.authorUserId);
    if (author === undefined) return [];
    return [presentMessage(row, { author, attachments: files.get(row.id) ?? [], readerUserId })];
  });
}

type Shown = {
  author: PersonShown;
  attachments: Message['attachments'];
  readerUserId: string;
};

export function presentMessage(row: Omit<MessageRow, 'hasAttachments'>, shown: Shown): Message {
  const { author, attachments, readerUserId } = shown;
  const { onBehalfOfUserId, onBehalfOfName } = row;
  const isDeleted = row.deletedAt !== null;
  const isSpared = isDeleted || row.authorUserId === readerUserId;
  return {
    id: row.id,
    conversationId: row.conversationId,
    sequence: row.sequence,
    revision: row.revision,
    clientId: row.clientId,
    author: { userId: author.userId, name: author.name, photoUrl: author.photoUrl },
    isFromStaff: author.role === 'admin',
    onBehalfOf:
      onBehalfOfUserId === null ? null : { userId: onBehalfOfUserId, name: onBehalfOfName ?? '' },
    text: isDeleted ? '' : row.text,
    attachments: isDeleted ? [] : attachments,
    // Whoever is warned of is not told so.
    caution: isSpared ? null : row.caution,
    sentAt: row.sentAt.toISOString(),
    editedAt: row.editedAt?.toISOString() ?? null,
    deletedAt: row.deletedAt?.toISOString() ?? null,
  };
}
