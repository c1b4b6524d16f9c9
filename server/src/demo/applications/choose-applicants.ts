import { verifiedAgentOf } from '../agencies/agencies.ts';
import type { Talent } from '../people/talent.ts';
import { TALENTS } from '../people/talents.ts';
import { random } from '../portraits/random.ts';
import type { RolePlan } from '../productions/plan.ts';
import type { Posting } from '../productions/postings.ts';
import { looksRight } from './looks-right.ts';

/** Whose every application is told by hand. */
const NEVER_DEALT = 'mara-okonjo-lyle';
const ADULT = 18;
/** A part for somebody younger than this is played by a child. */
const CHILDS_PART = 14;
/** How much luck mixes into who applies: enough for nearly-rights and some who are plainly wrong. */
const LUCK = 0.35;
/** How many apply for a part that asks for somebody else altogether. */
const HOPEFUL = 0.06;

/** Those who apply beside the known ones, best fit first. */
export function chooseApplicants({ role, call, key, production }: Posting): Talent[] {
  const dice = random(`applicants ${key}`);
  const known = new Set(call.known.map(({ who }) => who));
  const invited = new Set(call.invited);
  const candidates = TALENTS.filter(
    (talent) =>
      talent.key !== NEVER_DEALT &&
      !known.has(talent.key) &&
      !invited.has(talent.key) &&
      mayApply(talent, role) &&
      (isAskedFor(talent, role) || dice.chance(HOPEFUL)) &&
      (call.visibility === 'public' || verifiedAgentOf(talent.key) !== undefined),
  ).map((talent) => ({ talent, fit: looksRight(talent, production, role) }));
  return candidates
    .map((one) => ({ ...one, score: one.fit + dice.next() * LUCK }))
    .sort((one, other) => other.score - one.score)
    .slice(0, Math.max(0, call.applicants - known.size))
    .sort((one, other) => other.fit - one.fit)
    .map(({ talent }) => talent);
}

/** Crew for crew, children for children's parts. */
function mayApply({ craft, age }: Talent, { crewRole, ages }: RolePlan): boolean {
  if (crewRole !== undefined || craft !== undefined) {
    return crewRole !== undefined && craft !== undefined;
  }
  const isChildsPart = ages !== undefined && ages[1] < CHILDS_PART;
  return isChildsPart === age < ADULT;
}

function isAskedFor({ gender }: Talent, role: RolePlan): boolean {
  return role.gender === undefined || gender === 'n' || role.gender === gender;
}
