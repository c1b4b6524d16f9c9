import * as z from 'zod';
import { AppError } from '../../../platform/app-error.ts';
import type { Mark } from '../engine/query.ts';

const markSchema = z.tuple([z.number(), z.number(), z.string(), z.uuid()]);

/** Where a page ended, as the cursor of the next. */
export function writeMark({ tier, key, name, id }: Mark): string {
  return Buffer.from(JSON.stringify([tier, key, name, id])).toString('base64url');
}

export function readMark(cursor: string | undefined): Mark | undefined {
  if (cursor === undefined) return undefined;
  try {
    const [tier, key, name, id] = markSchema.parse(
      JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8')),
    );
    return { tier, key, name, id };
  } catch {
    throw new AppError('INVALID_INPUT', {
      fields: { cursor: 'This is not a cursor of this list' },
    });
  }
}
