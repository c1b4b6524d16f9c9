import type { OwnApplication } from '@callboard/contract/applications';
import { useCurrentUser } from '../../lib/use-session.ts';

/** Where the call of an application is; a guardian looks at it for the child. */
export function useCallLink({ callId, talent }: OwnApplication) {
  const { role, talentProfileId } = useCurrentUser();
  const isOthers = role === 'talent' && talent.id !== talentProfileId;
  return {
    to: '/casting-calls/$id',
    params: { id: callId },
    search: isOthers ? { talentProfileId: talent.id } : {},
  } as const;
}
