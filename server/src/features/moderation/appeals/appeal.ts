import type { Actor } from '../../../platform/actor.ts';
import { AppError } from '../../../platform/app-error.ts';
import { audit } from '../../../platform/audit/audit.ts';
import type { Platform } from '../../../platform/platform.ts';
import { lockOwn, updateDecision } from './queries.ts';

/** Whoever it is about, signed in or, where they are shut out, by their password. */
type Appellant = Pick<Actor, 'address'> & { user: { id: string } };

/** Asks for another look, once. What was lifted or never told cannot be appealed against. */
export async function appeal(
  platform: Platform,
  appellant: Appellant,
  decisionId: string,
  text: string,
): Promise<void> {
  await platform.transaction(async (tx) => {
    const found = await lockOwn(tx, appellant.user.id, decisionId);
    if (found === undefined || found.liftedAt !== null) throw new AppError('NOT_FOUND');
    if (found.appealedAt !== null) throw new AppError('APPEALED_ALREADY');
    await updateDecision(tx, decisionId, { appealText: text, appealedAt: platform.clock.now() });
    await audit(tx, platform.clock, labelled(appellant, found), {
      act: 'moderation.appealed',
      target: { kind: 'moderation-decision', id: decisionId },
    });
  });
}

/** A guardian appeals for the child whom it is about. */
function labelled(
  appellant: Appellant,
  { userId, talentProfileId }: { userId: string | null; talentProfileId: string | null },
) {
  if (userId === null || talentProfileId === null || userId === appellant.user.id) return appellant;
  return { ...appellant, onBehalfOf: { userId, talentProfileId } };
}
