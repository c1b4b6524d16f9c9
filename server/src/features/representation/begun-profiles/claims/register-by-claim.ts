import type { ClaimForm } from '@callboard/contract/talent-claims';
import { AppError } from '../../../../platform/app-error.ts';
import type { Transaction } from '../../../../platform/database/database.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { isOfAge } from '../../../auth/age.ts';
import {
  giveProvenAccount,
  openProvenAccount,
  startFirstSession,
} from '../../../auth/open-proven-account.ts';
import { hashPassword } from '../../../auth/password.ts';
import type { Device } from '../../../auth/start-session.ts';
import { hasCountry } from '../../../reference-data/has-country.ts';
import { createTalentProfile } from '../../../talent-profiles/create-talent-profile.ts';
import { withIsMinor } from '../../../talent-profiles/is-minor.ts';
import { finishClaim } from './finish-claim.ts';
import { leaveToTalent } from './leave-to-talent.ts';
import { type ClaimRow, markClaimed, updateBegunProfile } from './queries.ts';
import { requireUsableClaim, takeClaim } from './require-usable-claim.ts';

type Registration = { claim: ClaimRow; form: ClaimForm; passwordHash: string };

/** Gives whoever has no account one, by the link alone, and the profile with it. */
export async function registerByClaim(
  platform: Platform,
  token: string,
  form: ClaimForm,
  device: Device,
) {
  await requireUsableClaim(platform, platform.db, token);
  await checkForm(platform, form);
  const passwordHash = await hashPassword(form.password);
  return platform.transaction(async (tx) => {
    const claim = await takeClaim(platform, tx, token);
    if (claim.accountRole !== null) throw new AppError('HAS_ACCOUNT');
    const { isMinor } = withIsMinor(platform.clock, claim);
    const register = isMinor ? registerGuardian : registerTalent;
    const userId = await register(platform, tx, { claim, form, passwordHash });
    await markClaimed(tx, claim.id, platform.clock.now());
    const { talentProfileId } = claim;
    const by = { user: { id: userId }, address: device.address };
    await finishClaim(platform, tx, { claim, talentProfileId, by });
    return { ...(await startFirstSession(platform, tx, userId, device)), talentProfileId };
  });
}

async function checkForm(platform: Platform, form: ClaimForm): Promise<void> {
  const fields: Record<string, string> = {};
  if (!(await hasCountry(platform.db, form.countryId))) {
    fields.countryId = 'Please choose your country';
  }
  if (!isOfAge(form.dateOfBirth, platform.clock.now())) {
    fields.dateOfBirth = 'Under 18, a parent or guardian has to register and keep the profile';
  }
  if (Object.keys(fields).length > 0) throw new AppError('INVALID_INPUT', { fields });
}

/** The talent for whom others kept it becomes one who signs in, and says when they were born. */
async function registerTalent(
  platform: Platform,
  tx: Transaction,
  { claim, form, passwordHash }: Registration,
): Promise<string> {
  const { talentUserId, talentProfileId, email } = claim;
  const { firstName, lastName, countryId, dateOfBirth } = form;
  const newcomer = { email, passwordHash, firstName, lastName, countryId };
  await giveProvenAccount(platform, tx, talentUserId, newcomer);
  const updatedAt = platform.clock.now();
  const ownerUserId = talentUserId;
  await updateBegunProfile(tx, talentProfileId, { ownerUserId, dateOfBirth, updatedAt });
  if (claim.portfolio === null) await leaveToTalent(platform, tx, claim);
  return talentUserId;
}

/** A guardian keeps the minor's profile; the one of their own is not for anybody to find. */
async function registerGuardian(
  platform: Platform,
  tx: Transaction,
  { claim, form, passwordHash }: Registration,
): Promise<string> {
  const { firstName, lastName, countryId, dateOfBirth } = form;
  const newcomer = { email: claim.email, passwordHash, firstName, lastName, countryId };
  const userId = await openProvenAccount(platform, tx, { ...newcomer, role: 'talent' });
  await createTalentProfile(platform, tx, {
    userId,
    countryId,
    dateOfBirth,
    visibility: 'hidden',
  });
  const updatedAt = platform.clock.now();
  await updateBegunProfile(tx, claim.talentProfileId, { ownerUserId: userId, updatedAt });
  return userId;
}
