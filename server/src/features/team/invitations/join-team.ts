import type { JoinForm } from '@callboard/contract/team';
import { AppError } from '../../../platform/app-error.ts';
import { audit } from '../../../platform/audit/audit.ts';
import type { Platform } from '../../../platform/platform.ts';
import { createAgentProfile } from '../../agent-profiles/create-agent-profile.ts';
import { openProvenAccount, startFirstSession } from '../../auth/open-proven-account.ts';
import { hashPassword } from '../../auth/password.ts';
import type { Device } from '../../auth/start-session.ts';
import { hasCountry } from '../../reference-data/has-country.ts';
import { holdInvitation, requireOpen } from './hold-invitation.ts';
import { welcomeMember } from './welcome-member.ts';

/** Account, membership and session for whoever was invited and is new here: all of it or nothing. */
export async function joinTeam(platform: Platform, token: string, form: JoinForm, device: Device) {
  if (!(await hasCountry(platform.db, form.countryId))) {
    throw new AppError('INVALID_INPUT', { fields: { countryId: 'Please choose your country' } });
  }
  const { password, ...person } = form;
  const passwordHash = await hashPassword(password);
  return platform.transaction(async (tx) => {
    const held = await holdInvitation(tx, token);
    const { email, portfolioId, id, role } = held.invitation;
    requireOpen(held, platform.clock.now());
    const newcomer = { ...person, email, passwordHash, role: 'agent' as const };
    const userId = await openProvenAccount(platform, tx, newcomer);
    await createAgentProfile(platform, tx, userId);
    const session = await startFirstSession(platform, tx, userId, device);
    await welcomeMember(platform, tx, held, session.user);
    await audit(
      tx,
      platform.clock,
      { user: session.user, address: device.address },
      {
        act: 'team.invitation-accepted',
        target: { kind: 'team-invitation', id },
        difference: { portfolioId, role },
      },
    );
    return { ...session, portfolioId };
  });
}
