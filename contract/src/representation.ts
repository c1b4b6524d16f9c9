export const REPRESENTATION_FIELDS = [
  'film_and_tv',
  'commercial',
  'theatre',
  'voice',
  'modelling',
  'all',
] as const;
export const REPRESENTATION_KINDS = ['agent', 'manager'] as const;
/** A talent confirms before a representation counts; either side may end it. */
export const REPRESENTATION_STATUSES = ['requested', 'active', 'ended'] as const;
export const SUBMITTERS = ['agent', 'talent', 'both'] as const;
