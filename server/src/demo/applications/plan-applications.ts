import { verifiedAgentOf } from '../agencies/agencies.ts';
import { minutesAgo } from '../demo-time.ts';
import { ownerOf } from '../people/load-talents.ts';
import { userIdOf } from '../people/person-key.ts';
import type { Talent } from '../people/talent.ts';
import { talentOf } from '../people/talents.ts';
import { type Random, random } from '../portraits/random.ts';
import type { ApplicationStatus, InvitationStatus } from '../productions/plan.ts';
import { endedAt, openedAt, POSTINGS, type Posting } from '../productions/postings.ts';
import { chooseApplicants } from './choose-applicants.ts';
import { dealStatuses } from './deal-statuses.ts';
import { AGENTS_NOTES, CREWS_NOTES, GUARDIANS_NOTES, TALENTS_NOTES } from './notes.ts';
import { type Step, tellHistory } from './tell-history.ts';

export type PlannedApplication = {
  key: string;
  posting: Posting;
  talent: Talent;
  status: ApplicationStatus;
  /** How its audition was answered, where that is told. */
  answer?: InvitationStatus;
  note: string | null;
  submittedBy: string;
  steps: Step[];
};

type Applicant = {
  talent: Talent;
  status: ApplicationStatus;
  note?: string;
  isByAgent?: boolean;
  answer?: InvitationStatus;
};

/** The newest application is a few minutes old. */
const NEWEST_MINUTES = 4;

/** Everyone who applied for anything, the same on every machine but for the dates. */
export function planApplications(now: Date): PlannedApplication[] {
  return POSTINGS.filter(({ call }) => call.openedDaysAgo !== null).flatMap((posting) =>
    applicantsOf(posting).map((applicant) => application(posting, applicant, now)),
  );
}

function applicantsOf(posting: Posting): Applicant[] {
  const known = posting.call.known.map(({ who, ...rest }) => ({ talent: talentOf(who), ...rest }));
  const others = chooseApplicants(posting);
  const statuses = dealStatuses(posting, others.length);
  return [
    ...known,
    ...others.map((talent, index) => ({ talent, status: statuses[index] ?? 'submitted' })),
  ];
}

function application(posting: Posting, applicant: Applicant, now: Date): PlannedApplication {
  const { talent, status, answer } = applicant;
  const { call } = posting;
  const key = `${posting.key}/${talent.key}`;
  const dice = random(`application ${key}`);
  const start = openedAt(call, now) ?? now;
  const ended = endedAt(call, now);
  const end = ended ?? minutesAgo(now, NEWEST_MINUTES);
  const submittedBy = submitterOf(posting, applicant, dice);
  return {
    key,
    posting,
    talent,
    status,
    answer,
    submittedBy,
    note: applicant.note ?? noteFrom(submittedBy, talent, dice),
    steps: tellHistory(status, { start, end, isOver: ended !== null }, dice),
  };
}

/** Some represented talents apply themselves; where only agencies see a call, none can. */
function submitterOf({ call }: Posting, { talent, ...told }: Applicant, dice: Random): string {
  const agent = verifiedAgentOf(talent.key);
  const isByAgent = call.visibility !== 'public' || (told.isByAgent ?? dice.chance(0.6));
  return agent !== undefined && isByAgent ? userIdOf(agent) : ownerOf(talent);
}

function noteFrom(submittedBy: string, talent: Talent, dice: Random): string | null {
  if (dice.chance(0.55)) return null;
  if (submittedBy !== ownerOf(talent)) return dice.pick(AGENTS_NOTES);
  if (talent.guardian !== undefined) return dice.pick(GUARDIANS_NOTES);
  return dice.pick(talent.craft === undefined ? TALENTS_NOTES : CREWS_NOTES);
}
