import type { CallVisibility } from '@callboard/contract/call-summary';
import type { Actor } from '../../../platform/actor.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Queryable } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { withIsMinor } from '../../talent-profiles/is-minor.ts';
import { maySeeTalent } from '../../talent-profiles/policy.ts';
import { audienceNeeded } from '../policy.ts';
import { countVerifiedAgencies, listTalents } from './queries.ts';

/** Whom a call is for, where it is not for everyone. */
export type Audience = { agencyIds: string[]; talentProfileIds: string[] };
type Asked = Audience & { visibility: CallVisibility };

const EVERYONE: Audience = { agencyIds: [], talentProfileIds: [] };

/** What of this belongs to such a call: verified agencies, or talents whom the client may see. */
export async function requireAudience(
  platform: Platform,
  db: Queryable,
  actor: Actor,
  { visibility, ...asked }: Asked,
): Promise<Audience> {
  const needed = audienceNeeded(visibility);
  if (needed === 'agencies') {
    const agencyIds = [...new Set(asked.agencyIds)];
    await requireVerified(db, agencyIds);
    return { ...EVERYONE, agencyIds };
  }
  if (needed === 'talents') {
    const talentProfileIds = [...new Set(asked.talentProfileIds)];
    await requireVisible(platform, db, actor, talentProfileIds);
    return { ...EVERYONE, talentProfileIds };
  }
  return EVERYONE;
}

async function requireVerified(db: Queryable, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) throw refusal('agencyIds', 'Please choose at least one agency');
  if ((await countVerifiedAgencies(db, ids)) < ids.length) {
    throw refusal('agencyIds', 'Please choose verified agencies');
  }
}

async function requireVisible(
  { clock }: Platform,
  db: Queryable,
  actor: Actor,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) throw refusal('talentProfileIds', 'Please invite at least one talent');
  const talents = await listTalents(db, ids, actor.user.id);
  const seen = talents.filter((talent) => maySeeTalent(actor, withIsMinor(clock, talent)));
  if (seen.length < ids.length) {
    throw refusal('talentProfileIds', 'Somebody here is not on Callboard');
  }
}

function refusal(field: keyof Audience, message: string): AppError {
  return new AppError('INVALID_INPUT', { fields: { [field]: message } });
}
