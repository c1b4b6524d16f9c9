import type { BodyOf } from '@callboard/contract/endpoint';
import type { reportReviewEndpoints } from '@callboard/contract/report-review';
import { AppError } from '../../../platform/app-error.ts';
import type { Platform } from '../../../platform/platform.ts';
import { checkCredentials } from '../../auth/check-credentials.ts';
import { findSuspension } from '../decisions/queries.ts';
import { appeal } from './appeal.ts';

type Form = BodyOf<typeof reportReviewEndpoints.appealSuspension>;

/** Whoever is shut out proves who they are as at the door, with the same limits, and asks again. */
export async function appealSuspension(
  platform: Platform,
  { text, ...credentials }: Form,
  address: string,
): Promise<void> {
  const { user } = await checkCredentials(platform, credentials, address);
  const held = await findSuspension(platform.db, user.id);
  if (held === undefined) throw new AppError('NOT_FOUND');
  await appeal(platform, { user, address }, held.id, text);
}
