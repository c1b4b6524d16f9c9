import { AppError } from '../../../../platform/app-error.ts';
import type { Queryable } from '../../../../platform/database/database.ts';
import type { OwnTalent } from '../require-own-talent.ts';
import { findSender } from './queries.ts';

/** Says by whom: agents and talents do not always know of each other's doings. */
export async function refuseSecond(
  db: Queryable,
  roleId: string,
  talent: OwnTalent,
): Promise<never> {
  const sender = await findSender(db, { roleId, talentProfileId: talent.id });
  const isSelf = sender === undefined || sender.userId === talent.userId;
  const message = isSelf
    ? `${talent.name} has applied already.`
    : `${talent.name} has been submitted already, by ${sender.name}.`;
  throw new AppError('ALREADY_APPLIED', { message });
}
