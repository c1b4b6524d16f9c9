import type { Representation, RepresentationTerms } from '@callboard/contract/representation';
import type { Actor } from '../../../platform/actor.ts';
import { AppError } from '../../../platform/app-error.ts';
import { audit } from '../../../platform/audit/audit.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { newId } from '../../../platform/ids.ts';
import type { Platform } from '../../../platform/platform.ts';
import { tellTeam } from '../../business-portfolios/tell-team.ts';
import { activate } from './activate.ts';
import { presentRepresentation } from './present-representation.ts';
import { insertAgreement, listSame, type Pair } from './queries.ts';
import { getAgreement } from './require-agreement.ts';
import { tellTalentSide, toldOf } from './tell-sides.ts';
import { askedWords, proposedWords } from './words.ts';

type Wish = {
  pair: Pair;
  terms: RepresentationTerms;
  /** What it is to take the place of. */
  replacesId: string | null;
  /** Nobody has claimed the profile: what the agency that keeps it writes down holds at once. */
  isAnsweredByNobody: boolean;
};

/** Asks for what is not asked for and does not hold yet. Team and talent are locked. */
export async function askFor(
  platform: Platform,
  tx: Transaction,
  actor: Actor,
  { pair, terms, replacesId, isAnsweredByNobody }: Wish,
): Promise<Representation> {
  const same = await listSame(tx, pair, terms);
  if (same.some(({ id }) => id !== replacesId)) throw new AppError('ALREADY_REPRESENTED');
  const id = newId();
  const now = platform.clock.now();
  const isMade = await insertAgreement(tx, {
    id,
    ...pair,
    ...terms,
    replacesId,
    status: 'requested',
    requestedByUserId: actor.user.id,
    createdAt: now,
    updatedAt: now,
  });
  if (!isMade) throw new AppError('ALREADY_REPRESENTED');
  await audit(tx, platform.clock, actor, {
    act: replacesId === null ? 'representation.requested' : 'representation.proposed',
    target: { kind: 'representation', id },
    difference: { ...pair, kind: terms.kind, replacesId },
  });
  const asked = await getAgreement(platform, tx, actor, id);
  if (isAnsweredByNobody) await activate(platform, tx, actor, 'agency', asked);
  else await tell(platform, tx, asked);
  await tellTeam(platform, tx, pair.portfolioId);
  return presentRepresentation(await getAgreement(platform, tx, actor, id));
}

async function tell(
  platform: Platform,
  tx: Transaction,
  asked: Awaited<ReturnType<typeof getAgreement>>,
): Promise<void> {
  const words = asked.replacesId === null ? askedWords : proposedWords;
  await tellTalentSide(platform, tx, asked, (talent) => words(toldOf(asked), talent));
}
