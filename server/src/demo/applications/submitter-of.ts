import { verifiedAgentOf } from '../agencies/agencies.ts';
import { ownerOf } from '../people/load-talents.ts';
import { userIdOf } from '../people/person-key.ts';
import type { Talent } from '../people/talent.ts';
import type { Random } from '../portraits/random.ts';
import type { CallPlan } from '../productions/plan.ts';

/** Who sent an application, and the agency they sent it for. */
export type Submitter = { userId: string; portfolioId: string | null };

const FOR_AGENCIES: readonly CallPlan['visibility'][] = ['verified_agencies', 'chosen_agencies'];

/** Some represented talents apply themselves; where only agencies see a call, none can. */
export function submitterOf(
  { visibility }: CallPlan,
  talent: Talent,
  dice: Random,
  isToldByAgent: boolean | undefined,
): Submitter {
  const agent = verifiedAgentOf(talent.key);
  const isByAgent = isToldByAgent ?? dice.chance(0.6);
  return agent !== undefined && (isByAgent || FOR_AGENCIES.includes(visibility))
    ? { userId: userIdOf(agent.who), portfolioId: agent.portfolioId }
    : { userId: ownerOf(talent), portfolioId: null };
}
