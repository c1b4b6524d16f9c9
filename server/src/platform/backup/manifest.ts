import { z } from 'zod';
import { isStorageKey } from '../storage/storage-key.ts';

/** Raised when an older version could not read what a newer one writes. */
export const FORMAT = 1;
export const MANIFEST = 'manifest.json';

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
const size = z.int().min(0);
/** Names of tables and columns as our migrations write them; they are quoted all the same. */
const identifier = z.string().regex(/^[a-z_][a-z0-9_]{0,62}$/);

const tableSchema = z.object({
  name: identifier,
  columns: z.array(identifier).min(1),
  rows: size,
  size,
  sha256,
});
const fileSchema = z.object({ key: z.string().refine(isStorageKey), size, sha256 });

/** What is in a back-up, and how to tell that all of it is as it was written. */
export const manifestSchema = z.object({
  format: z.literal(FORMAT),
  /** The version of Callboard that wrote it. */
  callboard: z.string().max(100),
  madeAt: z.iso.datetime(),
  migrations: z.array(z.object({ hash: sha256, writtenAt: z.number() })).min(1),
  tables: z.array(tableSchema),
  /** Tables whose rows are not in it. */
  leftOut: z.array(identifier),
  files: z.array(fileSchema),
});
export type Manifest = z.output<typeof manifestSchema>;
export type BackedUpTable = Manifest['tables'][number];
export type BackedUpFile = Manifest['files'][number];

/** Enough to say who wrote it, whatever else a later format holds. */
export const originSchema = z.object({ format: z.int().min(1), callboard: z.string().max(100) });

const [TABLES, FILES] = ['tables/', 'files/'] as const;
export const tableEntry = (name: string) => `${TABLES}${name}.copy`;
export const fileEntry = (key: string) => `${FILES}${key}`;
