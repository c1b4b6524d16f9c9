import type { AccountForm } from '@callboard/contract/account';
import type { Actor } from '../../platform/actor.ts';
import { audit } from '../../platform/audit/audit.ts';
import type { Platform } from '../../platform/platform.ts';
import { getAccount, updateUser } from './queries.ts';

/** Changes one's own names and preferences; what is left out stays as it is. */
export async function updateSettings(
  platform: Platform,
  actor: Actor,
  settings: Partial<AccountForm>,
) {
  return platform.transaction(async (tx) => {
    await updateUser(tx, actor.user.id, { ...settings, updatedAt: platform.clock.now() });
    await audit(tx, platform.clock, actor, {
      act: 'account.updated',
      target: { kind: 'user', id: actor.user.id },
      difference: { fields: Object.keys(settings) },
    });
    const { user } = await getAccount(tx, actor.user.id);
    return { user };
  });
}
