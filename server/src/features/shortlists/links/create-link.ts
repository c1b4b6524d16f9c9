import { LIMITS } from '@callboard/contract/limits';
import type { LinkForm, ShortlistLink } from '@callboard/contract/shortlists';
import type { Actor } from '../../../platform/actor.ts';
import { AppError } from '../../../platform/app-error.ts';
import { audit } from '../../../platform/audit/audit.ts';
import { newId } from '../../../platform/ids.ts';
import type { Platform } from '../../../platform/platform.ts';
import { hashToken, newToken } from '../../auth/session-token.ts';
import { lockOwnShortlist } from '../require-shortlist.ts';
import { tellTeam } from '../tell-team.ts';
import { presentLink } from './list-links.ts';
import { countLiveLinks, insertLink } from './queries.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** The address is told this once: only a hash of its token is kept. */
export async function createLink(
  platform: Platform,
  actor: Actor,
  shortlistId: string,
  { label, days }: LinkForm,
): Promise<ShortlistLink & { url: string }> {
  const { clock, publicUrl } = platform;
  return platform.transaction(async (tx) => {
    const { productionId } = await lockOwnShortlist(tx, actor, shortlistId, 'manage');
    const createdAt = clock.now();
    if ((await countLiveLinks(tx, shortlistId, createdAt)) >= LIMITS.shortlistLinks) {
      const message = `A shortlist has no more than ${LIMITS.shortlistLinks} links at a time.`;
      throw new AppError('LIST_FULL', { message });
    }
    const token = newToken();
    const expiresAt = new Date(createdAt.getTime() + days * DAY_MS);
    const link = { id: newId(), label, createdAt, expiresAt, revokedAt: null, lastOpenedAt: null };
    const { id: createdByUserId, firstName, lastName } = actor.user;
    await insertLink(tx, { ...link, shortlistId, tokenHash: hashToken(token), createdByUserId });
    await audit(tx, clock, actor, {
      act: 'shortlists.shared',
      target: { kind: 'shortlist', id: shortlistId },
      difference: { productionId, linkId: link.id, days },
    });
    await tellTeam(platform, tx, { productionId, shortlistId });
    const createdByName = `${firstName} ${lastName}`;
    const url = `${publicUrl}/shared/shortlists/${token}`;
    return { ...presentLink({ ...link, createdByName }), url };
  });
}
