import { type Ask, ask, doOverlap } from '../ask.ts';
import type { RoleFacts } from '../facts.ts';

/** Playing ages that overlap. How old someone really is, nobody is told, this way neither. */
export function askAge({ playingAgeMin: min, playingAgeMax: max }: RoleFacts): Ask | undefined {
  if (min === null && max === null) return undefined;
  return ask({
    criterion: 'age',
    about: [min, max],
    terms: [],
    min,
    max,
    judge: (talent) => {
      if (talent.playingAgeMin === null && talent.playingAgeMax === null) return 'unknown';
      const played = { min: talent.playingAgeMin, max: talent.playingAgeMax };
      return doOverlap({ min, max }, played) ? 'met' : 'unmet';
    },
  });
}
