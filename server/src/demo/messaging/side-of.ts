import { AGENCIES } from '../agencies/agencies.ts';
import { personKey } from '../people/person-key.ts';
import { talentOf } from '../people/talents.ts';

/** Whoever reads along and answers for a talent: agents who work for them, and the guardian. */
export function sideOf(talent: string): string[] {
  const { guardian } = talentOf(talent);
  const agents = AGENCIES.flatMap(({ owner, roster, newcomers }) =>
    [...roster, ...newcomers]
      .filter((one) => one.talent === talent)
      .flatMap((one) => (one.agents.length > 0 ? one.agents : [owner])),
  );
  return [...new Set([...(guardian === undefined ? [] : [personKey(guardian)]), ...agents])];
}
