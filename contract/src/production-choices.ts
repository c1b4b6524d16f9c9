/** What forms about productions and roles choose from. Apart from the schemas, which are heavier. */

export const PRODUCTION_STATUSES = [
  'draft',
  'casting',
  'in_production',
  'wrapped',
  'on_hold',
  'cancelled',
] as const;
export type ProductionStatus = (typeof PRODUCTION_STATUSES)[number];

/** What happens on a day that a production names. */
export const DATE_LABELS = [
  'fitting',
  'first_rehearsal',
  'tech',
  'previews',
  'opening',
  'closing',
  'shoot',
  'other',
] as const;
export const UNION_STATUSES = ['union', 'non_union', 'both'] as const;

export const ROLE_TYPES = ['talent', 'crew'] as const;
export type RoleType = (typeof ROLE_TYPES)[number];

/** What a colleague may do in a production: change it, move people, or look. */
export const COLLABORATOR_RIGHTS = ['manage', 'review', 'view'] as const;
export type CollaboratorRights = (typeof COLLABORATOR_RIGHTS)[number];

export const PAY_KINDS = ['paid', 'low_pay', 'deferred', 'expenses_only', 'unpaid'] as const;
export const PAY_UNITS = [
  'hour',
  'half_day',
  'day',
  'week',
  'episode',
  'show',
  'flat',
  'session_plus_usage',
] as const;
/** A crew's deal is by the day or the week. */
export const CREW_PAY_UNITS = ['day', 'week'] as const;

export const CONTENT_FLAGS = [
  'nudity',
  'intimacy',
  'stunts',
  'smoking',
  'animals',
  'minors',
] as const;
export type ContentFlag = (typeof CONTENT_FLAGS)[number];
/** Never asked of a role that children may play. */
export const ADULT_CONTENT = ['nudity', 'intimacy'] as const;
export const AGE_OF_MAJORITY = 18;

/** What else may be made of a performance than the performance. None unless it is said. */
export const REPLICA_USES = ['this_production', 'synthetic_voice', 'training'] as const;

export const REQUESTED_MEDIA = [
  'headshot',
  'full_length',
  'current_look',
  'showreel',
  'voice_reel',
  'self_tape',
  'work_samples',
] as const;
/** Photographs of a person: a crew role never asks for them. */
export const PHOTO_REQUESTS = ['headshot', 'full_length', 'current_look'] as const;

export const TAPE_FRAMES = ['close', 'medium', 'full', 'landscape_any'] as const;

export const PRODUCTION_FILE_KINDS = ['script', 'sides', 'other'] as const;
export type ProductionFileKind = (typeof PRODUCTION_FILE_KINDS)[number];

/** Whom a team thinks of for a role, in order. */
export const LINE_UP_PLACES = ['first', 'second', 'backup'] as const;
export type LineUpPlace = (typeof LINE_UP_PLACES)[number];
