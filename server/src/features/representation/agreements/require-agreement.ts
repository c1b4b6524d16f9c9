import type { Actor } from '../../../platform/actor.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { withIsMinor } from '../../talent-profiles/is-minor.ts';
import { maySeeAgreement } from './policy.ts';
import { type AgreementRow, findAgreement, findPair, lockTalent, lockTeam } from './queries.ts';

export type Agreed = ReturnType<typeof withTalent>;

/** A talent of whom it is known whether somebody answers for them. */
export function withTalent({ clock }: Pick<Platform, 'clock'>, row: AgreementRow) {
  return { ...row, talent: withIsMinor(clock, row.talent) };
}

/**
 * One of either side's, which nobody else confirms, ends or replaces until the transaction ends. To
 * everyone else there is none.
 */
export async function lockAgreement(
  platform: Platform,
  tx: Transaction,
  actor: Actor,
  id: string,
): Promise<Agreed> {
  const pair = await findPair(tx, id);
  if (pair === undefined) throw new AppError('NOT_FOUND');
  await lockTeam(tx, pair.portfolioId);
  await lockTalent(tx, pair.talentProfileId);
  const agreement = await getAgreement(platform, tx, actor, id);
  if (!maySeeAgreement(actor, agreement)) throw new AppError('NOT_FOUND');
  return agreement;
}

export async function getAgreement(
  platform: Platform,
  tx: Transaction,
  { user }: Actor,
  id: string,
): Promise<Agreed> {
  const row = await findAgreement(tx, id, user.id);
  if (row === undefined) throw new AppError('NOT_FOUND');
  return withTalent(platform, row);
}
