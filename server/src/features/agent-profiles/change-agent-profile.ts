import type { AgentProfileForm } from '@callboard/contract/agent-profiles';
import type { Actor } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import { audit } from '../../platform/audit/audit.ts';
import { changedFields } from '../../platform/audit/changed-fields.ts';
import type { Platform } from '../../platform/platform.ts';
import { presentAgentProfile } from './present-agent-profile.ts';
import { findProfileOfAgent, updateAgentProfile } from './queries.ts';

export async function changeAgentProfile(platform: Platform, actor: Actor, form: AgentProfileForm) {
  return platform.transaction(async (tx) => {
    const before = await findProfileOfAgent(tx, actor.user.id);
    if (before === undefined) throw new AppError('NOT_FOUND');
    await updateAgentProfile(tx, before.id, { ...form, updatedAt: platform.clock.now() });
    await audit(tx, platform.clock, actor, {
      act: 'agent-profiles.updated',
      target: { kind: 'agent-profile', id: before.id },
      difference: { fields: changedFields(before, form) },
    });
    return presentAgentProfile({ ...before, ...form });
  });
}
