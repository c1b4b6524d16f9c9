import { verifiedAgentOf } from '../agencies/agencies.ts';
import { APPLICANTS } from '../people/applicants.ts';
import type { Talent } from '../people/talent.ts';
import { random } from '../portraits/random.ts';
import type { RolePlan } from '../productions/plan.ts';
import type { Posting } from '../productions/postings.ts';

/** Whose every application is told by hand. */
const NEVER_DEALT = 'mara-okonjo-lyle';
const ADULT = 18;
/** How much luck mixes into who applies: enough for nearly-rights and some who are plainly wrong. */
const LUCK = 0.7;
/** How many apply for a part that asks for somebody else altogether. */
const HOPEFUL = 0.08;
/** What is left of a good fit an ocean away. */
const ABROAD = 0.7;

/** Those who apply beside the known ones, best fit first. */
export function chooseApplicants({ role, call, key }: Posting): Talent[] {
  const dice = random(`applicants ${key}`);
  const known = new Set(call.known.map(({ who }) => who));
  const invited = new Set(call.invited);
  const candidates = APPLICANTS.filter(
    (talent) =>
      talent.key !== NEVER_DEALT &&
      !known.has(talent.key) &&
      !invited.has(talent.key) &&
      mayApply(talent, role) &&
      (isAskedFor(talent, role) || dice.chance(HOPEFUL)) &&
      (call.visibility === 'public' || verifiedAgentOf(talent.key) !== undefined),
  );
  return byScore(candidates, (talent) => fit(talent, role) + dice.next() * LUCK)
    .slice(0, call.applicants - known.size)
    .sort((one, other) => fit(other, role) - fit(one, role));
}

/** Crew for crew, children for children's parts. */
function mayApply({ craft, age }: Talent, { crewRole, ages }: RolePlan): boolean {
  if (crewRole !== undefined || craft !== undefined) {
    return crewRole !== undefined && craft !== undefined;
  }
  const isChildsPart = ages !== undefined && ages[1] < ADULT - 2;
  return isChildsPart === age < ADULT;
}

function isAskedFor({ gender }: Talent, role: RolePlan): boolean {
  return role.gender === undefined || gender === 'n' || role.gender === gender;
}

/** From 0 to 1. */
function fit(talent: Talent, role: RolePlan): number {
  if (role.crewRole !== undefined) return talent.craft === role.crewRole ? 1 : 0.4;
  const isAmerican = role.pay.payCurrency === 'USD';
  const distance = isAmerican === (talent.countryId === 'us') ? 1 : ABROAD;
  const gender = role.gender === undefined || role.gender === talent.gender ? 1 : 0.3;
  return ageFit(talent.playingAge, role.ages) * gender * distance;
}

function ageFit(plays: Talent['playingAge'], wanted: RolePlan['ages']): number {
  if (plays === null || wanted === undefined) return 1;
  const shared = Math.min(wanted[1], plays[1]) - Math.max(wanted[0], plays[0]);
  const span = Math.max(wanted[1] - wanted[0], plays[1] - plays[0]);
  // Ten years off is as wrong as it gets.
  return Math.max(0, (shared + 10) / (span + 10));
}

function byScore(talents: readonly Talent[], score: (talent: Talent) => number): Talent[] {
  return talents
    .map((talent) => ({ talent, score: score(talent) }))
    .sort((one, other) => other.score - one.score)
    .map(({ talent }) => talent);
}
