import { AppError } from '../../../platform/app-error.ts';
import type { Platform } from '../../../platform/platform.ts';
import { hashToken } from '../../auth/session-token.ts';
import { withIsMinor } from '../../talent-profiles/is-minor.ts';
import { isLiveLink, maySharedLinkShow } from '../policy.ts';
import { findByToken, findSharedFace } from './queries.ts';

type Scope = Pick<Platform, 'db' | 'clock'>;

/** Unknown, expired and revoked are told alike. */
export async function openLink({ db, clock }: Scope, token: string) {
  const opened = await findByToken(db, hashToken(token));
  if (opened === undefined || !isLiveLink(opened, clock.now())) {
    throw new AppError('INVALID_TOKEN');
  }
  return opened;
}

/** A face of the list that the link shows. */
export async function requireSharedFace(
  { db, clock }: Scope,
  shortlistId: string,
  entryId: string,
) {
  const face = await findSharedFace(db, shortlistId, entryId);
  if (face === undefined || !maySharedLinkShow(withIsMinor(clock, face))) {
    throw new AppError('NOT_FOUND');
  }
  return face;
}
