import type { Answer, TeamReason } from '@callboard/contract/application-moves';
import { minutesAgo } from '../demo-time.ts';
import type { Talent } from '../people/talent.ts';
import { talentOf } from '../people/talents.ts';
import { type Random, random } from '../portraits/random.ts';
import type { ApplicationStatus, CallPlan, InvitationStatus } from '../productions/plan.ts';
import type { Posting } from '../productions/postings.ts';
import { changedAt, deadlineAt, endedAt, openedAt, POSTINGS } from '../productions/postings.ts';
import { chooseApplicants } from './choose-applicants.ts';
import { dealStatuses } from './deal-statuses.ts';
import { AGENTS_NOTES, CREWS_NOTES, GUARDIANS_NOTES, TALENTS_NOTES } from './notes.ts';
import { sayNo } from './say-no.ts';
import { type Submitter, submitterOf } from './submitter-of.ts';
import { type Step, tellHistory } from './tell-history.ts';

export type PlannedApplication = {
  key: string;
  posting: Posting;
  talent: Talent;
  status: ApplicationStatus;
  /** How its audition was answered, where that is told. */
  answer?: InvitationStatus;
  note: string | null;
  submitter: Submitter;
  steps: Step[];
  /** Of the call, that the talent's side knows. */
  callVersion: number;
  /** A no that waits in the tray. */
  unsent: { answer: Answer; teamReason: TeamReason } | null;
};

type Applicant = Omit<CallPlan['known'][number], 'who'> & {
  talent: Talent;
  isKnown?: boolean;
  isUnsent?: boolean;
};

/** The newest application is a few minutes old. */
const NEWEST_MINUTES = 4;
const CONFIRMED = 0.55;

let latest: { now: number; planned: PlannedApplication[] } | undefined;

/**
 * Everyone who applied for anything, the same on every machine but for the dates. Whoever loads the
 * demo asks for it several times.
 */
export function planApplications(now: Date): PlannedApplication[] {
  if (latest?.now !== now.getTime()) latest = { now: now.getTime(), planned: planAll(now) };
  return latest.planned;
}

function planAll(now: Date): PlannedApplication[] {
  return POSTINGS.filter(({ call }) => call.openedDaysAgo !== null).flatMap((posting) =>
    applicantsOf(posting).map((applicant) => application(posting, applicant, now)),
  );
}

function applicantsOf(posting: Posting): Applicant[] {
  const known = posting.call.known.map(({ who, ...rest }) => ({
    talent: talentOf(who),
    isKnown: true,
    ...rest,
  }));
  const others = chooseApplicants(posting);
  const statuses = dealStatuses(posting, others.length);
  const dealt = others.map((talent, index) => ({ talent, status: statuses[index] ?? 'submitted' }));
  const seen = dealt.filter(({ status }) => status === 'viewed');
  const unsent = new Set(seen.slice(Math.max(0, seen.length - posting.call.unsent)));
  return [...known, ...dealt.map((one) => ({ ...one, isUnsent: unsent.has(one) }))];
}

function application(posting: Posting, applicant: Applicant, now: Date): PlannedApplication {
  const { talent, status, answer } = applicant;
  const { call } = posting;
  const key = `${posting.key}/${talent.key}`;
  const dice = random(`application ${key}`);
  const start = openedAt(call, now) ?? now;
  const ended = endedAt(call, now);
  const end = ended ?? earlier(deadlineAt(call, now), minutesAgo(now, NEWEST_MINUTES));
  const submitter = submitterOf(call, talent, dice, applicant.isByAgent);
  const window = { start, end, isOver: ended !== null, callStatus: call.status };
  const note = applicant.note ?? noteFrom(submitter, talent, dice);
  const steps = tellHistory(applicant, window, dice);
  return {
    key,
    posting,
    talent,
    status,
    answer,
    submitter,
    note,
    steps,
    callVersion: versionKnown(call, applicant, steps, now),
    unsent: applicant.isUnsent ? sayNo(false, dice) : null,
  };
}

/** Whoever applied before the terms changed was asked again; some have answered. */
function versionKnown(call: CallPlan, applicant: Applicant, steps: readonly Step[], now: Date) {
  const changed = changedAt(call, now);
  const [first] = steps;
  if (changed === null || first === undefined) return 1;
  if (first.at > changed) return 2;
  const dice = random(`confirmed ${applicant.talent.key}`);
  return applicant.isToConfirm || !dice.chance(CONFIRMED) ? 1 : 2;
}

function earlier(one: Date, other: Date): Date {
  return one < other ? one : other;
}

function noteFrom({ portfolioId }: Submitter, talent: Talent, dice: Random): string | null {
  if (dice.chance(0.55)) return null;
  if (portfolioId !== null) return dice.pick(AGENTS_NOTES);
  if (talent.guardian !== undefined) return dice.pick(GUARDIANS_NOTES);
  return dice.pick(talent.craft === undefined ? TALENTS_NOTES : CREWS_NOTES);
}
