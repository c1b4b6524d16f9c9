import { type Ask, ask } from '../ask.ts';
import type { RoleFacts } from '../facts.ts';
import { nameOf } from '../term-names.ts';

/** Only where a role asks for it. */
export function askEthnicity({ ethnicityIds }: RoleFacts): Ask | undefined {
  if (ethnicityIds.length === 0) return undefined;
  return ask({
    criterion: 'ethnicity',
    about: ethnicityIds,
    terms: ethnicityIds.map((id) => nameOf('ethnicities', id)),
    judge: (talent) => {
      if (talent.ethnicityIds.length === 0) return 'unknown';
      return talent.ethnicityIds.some((id) => ethnicityIds.includes(id)) ? 'met' : 'unmet';
    },
  });
}

export function askHeight({ heightMinCm: min, heightMaxCm: max }: RoleFacts): Ask | undefined {
  if (min === null && max === null) return undefined;
  return ask({
    criterion: 'height',
    about: [min, max],
    terms: [],
    min,
    max,
    judge: ({ heightCm }) => {
      if (heightCm === null) return 'unknown';
      return heightCm >= (min ?? 0) && heightCm <= (max ?? Infinity) ? 'met' : 'unmet';
    },
  });
}
