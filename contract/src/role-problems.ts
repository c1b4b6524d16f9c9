import type { FieldErrors } from './errors.ts';
import {
  ADULT_CONTENT,
  AGE_OF_MAJORITY,
  CREW_PAY_UNITS,
  PHOTO_REQUESTS,
  type REQUESTED_MEDIA,
} from './production-choices.ts';
import { NOT_ASKED_OF_CREW, type RoleForm } from './role-form.ts';

const NOT_OF_CREW = Object.keys(NOT_ASKED_OF_CREW) as (keyof typeof NOT_ASKED_OF_CREW)[];

/** What fields cannot tell alone, each with what is wrong; nothing for a role that is all right. */
export function roleProblems(role: RoleForm): FieldErrors {
  return { ...crewProblems(role), ...rangeProblems(role), ...minorsProblems(role) };
}

function crewProblems(role: RoleForm): FieldErrors {
  if (role.roleType === 'talent') {
    return role.crewRoleId === null ? {} : { crewRoleId: 'This is for crew roles' };
  }
  const problems: FieldErrors = {};
  for (const field of NOT_OF_CREW) {
    const value = role[field];
    const isEmpty = value === null || (Array.isArray(value) && value.length === 0);
    if (!isEmpty) problems[field] = 'A crew role does not ask for this';
  }
  if (role.requestedMedia.some((media) => isPhotoRequest(media) || media === 'self_tape')) {
    problems.requestedMedia = 'A crew role does not ask for photos or tapes';
  }
  if (role.payUnit !== null && !CREW_PAY_UNITS.some((unit) => unit === role.payUnit)) {
    problems.payUnit = 'Crew are paid by the day or the week';
  }
  return problems;
}

function isPhotoRequest(media: (typeof REQUESTED_MEDIA)[number]): boolean {
  return PHOTO_REQUESTS.some((photo) => photo === media);
}

function rangeProblems(role: RoleForm): FieldErrors {
  const problems: FieldErrors = {};
  const isBackward = (min: number | null, max: number | null) =>
    min !== null && max !== null && min > max;
  if (isBackward(role.playingAgeMin, role.playingAgeMax)) {
    problems.playingAgeMax = 'The upper age cannot be below the lower';
  }
  if (isBackward(role.heightMinCm, role.heightMaxCm)) {
    problems.heightMaxCm = 'The upper height cannot be below the lower';
  }
  if (role.payAmount !== null && role.payCurrency === null) {
    problems.payCurrency = 'Please choose a currency';
  }
  return problems;
}

/** Open to children: it says so, or it is for ages below 18. */
export function isOpenToMinors(
  role: Pick<RoleForm, 'contentFlags' | 'playingAgeMin' | 'playingAgeMax'>,
): boolean {
  const lowest = role.playingAgeMin ?? role.playingAgeMax;
  return role.contentFlags.includes('minors') || (lowest !== null && lowest < AGE_OF_MAJORITY);
}

function minorsProblems(role: RoleForm): FieldErrors {
  const asksAdultContent = ADULT_CONTENT.some((flag) => role.contentFlags.includes(flag));
  if (!asksAdultContent || !isOpenToMinors(role)) return {};
  return { contentFlags: 'A role open to anyone under 18 has no nudity and no intimacy' };
}
