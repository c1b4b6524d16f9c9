import type { REQUESTED_MEDIA, UNION_STATUSES } from '@callboard/contract/production-choices';

const MEDIA: Record<(typeof REQUESTED_MEDIA)[number], string> = {
  headshot: 'headshot',
  full_length: 'full length',
  current_look: 'current look',
  showreel: 'showreel',
  voice_reel: 'voice reel',
  self_tape: 'self-tape',
  work_samples: 'work samples',
};

const UNIONS: Record<(typeof UNION_STATUSES)[number], string> = {
  union: 'Union',
  non_union: 'Non-union',
  both: 'Union and non-union',
};

export function mediaWords(asked: readonly (typeof REQUESTED_MEDIA)[number][]): string | null {
  return asked.length > 0 ? asked.map((media) => MEDIA[media]).join(', ') : null;
}

export function unionWords(status: (typeof UNION_STATUSES)[number] | null): string | null {
  return status && UNIONS[status];
}

/** '8–12', 'from 18', 'up to 30'. */
export function rangeWords(min: number | null, max: number | null, unit = ''): string | null {
  if (min === null) return max === null ? null : `up to ${max}${unit}`;
  if (max === null) return `from ${min}${unit}`;
  return min === max ? `${min}${unit}` : `${min}–${max}${unit}`;
}
