import { EMPTY_ROLE, type RoleForm } from '@callboard/contract/production-roles';

/** A crew role asks nothing about who someone is or what they look like. */
export function asCrew(role: RoleForm): Partial<RoleForm> {
  const isCrewUnit = role.payUnit === 'day' || role.payUnit === 'week';
  return {
    roleType: 'crew',
    talentTypeId: null,
    genders: [],
    playingAgeMin: null,
    playingAgeMax: null,
    ethnicityIds: [],
    heightMinCm: null,
    heightMaxCm: null,
    physicalWishes: null,
    accents: [],
    voiceTypeId: null,
    vocalRange: null,
    usage: null,
    coversRoleIds: [],
    selfTape: null,
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
