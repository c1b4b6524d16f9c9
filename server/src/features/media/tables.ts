import { MEDIA_KINDS, MEDIA_STATUSES } from '@callboard/contract/media';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { id, instant, isOneOf, stamps } from '../../platform/database/columns.ts';
import { users } from '../auth/tables.ts';
import { conversations } from '../messaging/tables.ts';
import { talentProfiles } from '../talent-profiles/tables.ts';

/** A file that someone uploaded for a profile or for a message. What shows it refers to it; what nothing shows goes. */
export const media = pgTable(
  'media',
  {
    id: id(),
    /** The profile that it belongs to; none of a file that comes with a message. */
    talentProfileId: uuid().references(() => talentProfiles.id, { onDelete: 'cascade' }),
    conversationId: uuid().references((): AnyPgColumn => conversations.id, { onDelete: 'cascade' }),
    uploadedByUserId: uuid()
      .notNull()
      .references(() => users.id),
    kind: text({ enum: MEDIA_KINDS }).notNull(),
    status: text({ enum: MEDIA_STATUSES }).notNull(),
    /** Why it was refused. */
    problem: text(),
    fileName: text().notNull(),
    /** How large the file is, or will be when all of it has arrived. */
    bytes: bigint({ mode: 'number' }).notNull(),
    /** Of the file as it was sent, in hex. */
    sha256: text(),
    contentType: text(),
    /** In the file storage. Of a photo only its pictures are kept. */
    fileKey: text(),
    /** In the file storage: the folder of the pictures, each named by its width. */
    pictureFolder: text(),
    pictureWidths: integer().array().notNull().default(sql`'{}'::integer[]`),
    width: integer(),
    height: integer(),
    placeholder: text(),
    durationMs: integer(),
    ...stamps(),
  },
  (table) => [
    // How much a profile holds.
    index('media_profile').on(table.talentProfileId),
    // Those that were begun and never finished.
    index('media_unfinished').on(table.updatedAt).where(sql`${table.status} <> 'ready'`),
    isOneOf('media_kind', table.kind, MEDIA_KINDS),
    isOneOf('media_status', table.status, MEDIA_STATUSES),
    index('media_conversation').on(table.conversationId),
    check(
      'media_belongs',
      sql`(${table.talentProfileId} is null) <> (${table.conversationId} is null)`,
    ),
    check('media_bytes', sql`${table.bytes} >= 0`),
  ],
);

/** What has arrived of an upload, piece by piece, until it is whole. */
export const mediaParts = pgTable(
  'media_parts',
  {
    mediaId: uuid()
      .notNull()
      .references(() => media.id, { onDelete: 'cascade' }),
    /** Where in the file it begins. No two pieces begin at one place: senders take turns. */
    start: bigint({ mode: 'number' }).notNull(),
    size: bigint({ mode: 'number' }).notNull(),
    /** In the file storage. */
    key: text().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.mediaId, table.start] })],
);
