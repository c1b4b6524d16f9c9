import type { CALL_STATUSES, CALL_VISIBILITIES } from '@callboard/contract/call-summary';
import type {
  COLLABORATOR_RIGHTS,
  CONTENT_FLAGS,
  DATE_LABELS,
  LINE_UP_PLACES,
  PAY_KINDS,
  PAY_UNITS,
  PRODUCTION_FILE_KINDS,
  PRODUCTION_STATUSES,
  REPLICA_USES,
  REQUESTED_MEDIA,
  ROLE_TYPES,
  TAPE_FRAMES,
  UNION_STATUSES,
} from '@callboard/contract/production-choices';
import type { RoleForm } from '@callboard/contract/role-form';
import { GENDER_WORDS, type WordsFor } from '../talent/profile-words.ts';
import { daysInWords } from './days.ts';
import { moneyInWords } from './money.ts';

/** What productions, roles and calls say, in words. Types alone come from the contract here. */

export const PRODUCTION_STATUS_WORDS: WordsFor<typeof PRODUCTION_STATUSES> = {
  draft: 'Draft',
  casting: 'Casting',
  in_production: 'In production',
  wrapped: 'Wrapped',
  on_hold: 'On hold',
  cancelled: 'Cancelled',
};

export const CALL_STATUS_WORDS: WordsFor<typeof CALL_STATUSES> = {
  draft: 'Draft',
  in_review: 'In review',
  open: 'Open',
  closed: 'Closed',
  filled: 'Filled',
  cancelled: 'Cancelled',
  rejected: 'Rejected',
};

export const CALL_VISIBILITY_WORDS: WordsFor<typeof CALL_VISIBILITIES> = {
  public: 'Everyone',
  verified_agencies: 'Verified agencies',
  chosen_agencies: 'Chosen agencies',
  invited: 'Invited only',
};

export const ROLE_TYPE_WORDS: WordsFor<typeof ROLE_TYPES> = { talent: 'Talent', crew: 'Crew' };

export const DATE_LABEL_WORDS: WordsFor<typeof DATE_LABELS> = {
  fitting: 'Fitting',
  first_rehearsal: 'First rehearsal',
  tech: 'Tech',
  previews: 'Previews',
  opening: 'Opening',
  closing: 'Closing',
  shoot: 'Shoot',
  other: 'Other',
};

export const UNION_STATUS_WORDS: WordsFor<typeof UNION_STATUSES> = {
  union: 'Union',
  non_union: 'Non-union',
  both: 'Union and non-union',
};

export const RIGHTS_WORDS: WordsFor<typeof COLLABORATOR_RIGHTS> = {
  manage: 'Can manage',
  review: 'Can review',
  view: 'Can view',
};

export const PLACE_WORDS: WordsFor<typeof LINE_UP_PLACES> = {
  first: 'First choice',
  second: 'Second',
  backup: 'Backup',
};

export const FILE_KIND_WORDS: WordsFor<typeof PRODUCTION_FILE_KINDS> = {
  script: 'Script',
  sides: 'Sides',
  other: 'Other',
};

export const PAY_KIND_WORDS: WordsFor<typeof PAY_KINDS> = {
  paid: 'Paid',
  low_pay: 'Low pay',
  deferred: 'Deferred pay',
  expenses_only: 'Expenses only',
  unpaid: 'Unpaid',
};

/** After an amount: '£450 a day'. */
export const PAY_UNIT_WORDS: WordsFor<typeof PAY_UNITS> = {
  hour: 'an hour',
  half_day: 'a half day',
  day: 'a day',
  week: 'a week',
  episode: 'an episode',
  show: 'a show',
  flat: 'flat',
  session_plus_usage: 'session plus usage',
};

export const CONTENT_WORDS: WordsFor<typeof CONTENT_FLAGS> = {
  nudity: 'Nudity',
  intimacy: 'Intimacy',
  stunts: 'Stunts',
  smoking: 'Smoking',
  animals: 'Animals',
  minors: 'Open to minors',
};

export const REPLICA_WORDS: WordsFor<typeof REPLICA_USES> = {
  this_production: 'Digital double in this production',
  synthetic_voice: 'Synthetic voice',
  training: 'Training of AI',
};

export const MEDIA_WORDS: WordsFor<typeof REQUESTED_MEDIA> = {
  headshot: 'Headshot',
  full_length: 'Full length photo',
  current_look: 'Photo of the current look',
  showreel: 'Showreel',
  voice_reel: 'Voice reel',
  self_tape: 'Self-tape',
  work_samples: 'Work samples',
};

export const TAPE_FRAME_WORDS: WordsFor<typeof TAPE_FRAMES> = {
  close: 'Close-up',
  medium: 'Medium, chest up',
  full: 'Full length',
  landscape_any: 'Landscape, any frame',
};

type Pay = Pick<RoleForm, 'payKind' | 'payAmount' | 'payUnit' | 'payCurrency'>;

/** '£1,150 a day', 'Low pay: £80 a day', 'Expenses only', 'Paid'. */
export function payInWords({ payKind, payAmount, payUnit, payCurrency }: Pay): string {
  if (payAmount === null) return PAY_KIND_WORDS[payKind];
  const unit = payUnit === null ? '' : ` ${PAY_UNIT_WORDS[payUnit]}`;
  const amount = `${moneyInWords(payAmount, payCurrency)}${unit}`;
  return payKind === 'paid' ? amount : `${PAY_KIND_WORDS[payKind]}: ${amount}`;
}

/** '45–55', 'from 16', 'up to 9'; nothing where no age is asked for. */
export function agesInWords(min: number | null, max: number | null): string | undefined {
  if (min === null && max === null) return undefined;
  if (max === null) return `from ${min}`;
  if (min === null) return `up to ${max}`;
  return min === max ? String(min) : `${min}–${max}`;
}

/** 'Woman or non-binary'; nothing where it is open to all. */
export function gendersInWords(genders: RoleForm['genders']): string | undefined {
  const words = genders.map((gender, place) =>
    place === 0 ? GENDER_WORDS[gender] : GENDER_WORDS[gender].toLowerCase(),
  );
  const last = words.pop();
  if (last === undefined) return undefined;
  return words.length === 0 ? last : `${words.join(', ')} or ${last}`;
}

/** '12–16 May, 3 Jun'; nothing where no days are told. */
export function workDatesInWords(
  dates: readonly { from: string; to: string | null }[],
  now: Date = new Date(),
): string | undefined {
  if (dates.length === 0) return undefined;
  return dates.map(({ from, to }) => daysInWords(from, to, now)).join(', ');
}

type Term = { id: string; name: string };
type Sizes = { talentTypes: readonly Term[]; crewRoles: readonly Term[] };

/** 'Series regular', or of a crew role its craft; nothing where it is not said. */
export function roleKindInWords(
  role: Pick<RoleForm, 'roleType' | 'talentTypeId' | 'crewRoleId'>,
  { talentTypes, crewRoles }: Sizes,
): string | undefined {
  const [terms, id] =
    role.roleType === 'crew' ? [crewRoles, role.crewRoleId] : [talentTypes, role.talentTypeId];
  return terms.find((term) => term.id === id)?.name;
}

/** 'Woman, 45–55': whom a role is for, in one quiet line. */
export function wantedInWords(
  role: Pick<RoleForm, 'genders' | 'playingAgeMin' | 'playingAgeMax'>,
): string | undefined {
  const parts = [
    gendersInWords(role.genders),
    agesInWords(role.playingAgeMin, role.playingAgeMax),
  ].filter((part) => part !== undefined);
  return parts.length === 0 ? undefined : parts.join(', ');
}
