import { PHOTO_TAGS } from '@callboard/contract/gallery-photos';
import { ITEM_VISIBILITIES } from '@callboard/contract/media';
import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  index,
  integer,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { areAmong, id, isOneOf, stamps } from '../../../platform/database/columns.ts';
import { media } from '../../media/tables.ts';
import { talentProfiles } from '../tables.ts';

export const galleryPhotos = pgTable(
  'gallery_photos',
  {
    id: id(),
    talentProfileId: uuid()
      .notNull()
      .references(() => talentProfiles.id, { onDelete: 'cascade' }),
    mediaId: uuid()
      .notNull()
      .references(() => media.id, { onDelete: 'cascade' }),
    caption: text(),
    takenOn: date({ mode: 'string' }),
    tags: text()
      .array()
      .notNull()
      .default(sql`'{}'::text[]`)
      .$type<(typeof PHOTO_TAGS)[number][]>(),
    position: integer().notNull(),
    visibility: text({ enum: ITEM_VISIBILITIES }).notNull(),
    isProfilePhoto: boolean().notNull(),
    ...stamps(),
  },
  (table) => [
    // A gallery, in its order.
    index('gallery_photos_gallery').on(table.talentProfileId, table.position),
    // A file is shown once; and what shows a file decides who may see it.
    uniqueIndex('gallery_photos_media').on(table.mediaId),
    uniqueIndex('gallery_photos_profile_photo')
      .on(table.talentProfileId)
      .where(sql`${table.isProfilePhoto}`),
    areAmong('gallery_photos_tags', table.tags, PHOTO_TAGS),
    isOneOf('gallery_photos_visibility', table.visibility, ITEM_VISIBILITIES),
  ],
);
