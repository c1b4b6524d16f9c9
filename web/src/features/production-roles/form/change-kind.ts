import { CREW_PAY_UNITS } from '@callboard/contract/production-choices';
import { EMPTY_ROLE, NOT_ASKED_OF_CREW, type RoleForm } from '@callboard/contract/role-form';

/** What only talent is asked is emptied. */
export function asCrew(role: RoleForm): Partial<RoleForm> {
  const isCrewUnit = CREW_PAY_UNITS.some((unit) => unit === role.payUnit);
  return {
    ...NOT_ASKED_OF_CREW,
    roleType: 'crew',
    payUnit: isCrewUnit ? role.payUnit : null,
    requestedMedia: role.requestedMedia.filter((media) => CREW_MEDIA.includes(media)),
  };
}

export function asTalent(): Partial<RoleForm> {
  return { roleType: 'talent', crewRoleId: EMPTY_ROLE.crewRoleId, kit: null };
}

const CREW_MEDIA: RoleForm['requestedMedia'] = ['showreel', 'work_samples'];
export const mediaFor = (roleType: RoleForm['roleType']) =>
  roleType === 'crew' ? CREW_MEDIA : undefined;
