import type { APPLICATION_STATUSES } from '@callboard/contract/application-moves';
import type { AUDITION_KINDS, INVITATION_STATUSES } from '@callboard/contract/auditions';
import type { CALL_STATUSES, CALL_VISIBILITIES } from '@callboard/contract/casting-calls';
import type {
  PAY_KINDS,
  PAY_UNITS,
  PRODUCTION_STATUSES,
} from '@callboard/contract/production-choices';
import type { CompanyKey } from '../people/clients.ts';

/** How the demo's productions are written down: what a client would say, in days from today. */
export type ProductionPlan = {
  key: string;
  title: string;
  codeName?: string;
  typeId: string;
  status: (typeof PRODUCTION_STATUSES)[number];
  company: CompanyKey;
  begunDaysAgo: number;
  synopsis: string;
  sessions: SessionsPlan;
  roles: readonly RolePlan[];
};

/** Where people are seen for it. */
type SessionsPlan = {
  kind: (typeof AUDITION_KINDS)[number];
  place: string | null;
  instructions: string;
  timeZone?: string;
};

export type RolePlan = {
  title: string;
  description: string;
  talentType?: string;
  crewRole?: string;
  count?: number;
  ages?: readonly [min: number, max: number];
  /** Whom it asks for; decides who looks right among the applicants. */
  gender?: 'f' | 'm';
  pay: Pay;
  call?: CallPlan;
  isCancelled?: boolean;
};

type Pay = {
  payKind: (typeof PAY_KINDS)[number];
  payAmount?: number;
  payUnit?: (typeof PAY_UNITS)[number];
  payCurrency?: string;
};

export type ApplicationStatus = (typeof APPLICATION_STATUSES)[number];
export type InvitationStatus = (typeof INVITATION_STATUSES)[number];

/** An applicant whose story is told; everyone else's is dealt out. */
type KnownApplicant = {
  who: string;
  status: ApplicationStatus;
  note?: string;
  /** By the agent, or in person; a coin decides where it is not said. */
  isByAgent?: boolean;
  /** To the audition that goes with the status. */
  answer?: InvitationStatus;
};

export type CallPlan = {
  status: (typeof CALL_STATUSES)[number];
  visibility: (typeof CALL_VISIBILITIES)[number];
  openedDaysAgo: number | null;
  endedDaysAgo: number | null;
  /** Negative: it has passed. */
  closesInDays: number;
  version: number;
  /** How many applied, those known included. */
  applicants: number;
  known: readonly KnownApplicant[];
  /** Asked to audition without having applied. */
  invited: readonly string[];
};

const NOBODY = {
  visibility: 'public',
  version: 1,
  applicants: 0,
  known: [],
  invited: [],
} satisfies Partial<CallPlan>;

type People = Partial<Pick<CallPlan, 'visibility' | 'version' | 'known' | 'invited'>> & {
  applicants: number;
};

export function open(openedDaysAgo: number, closesInDays: number, people: People): CallPlan {
  return { ...NOBODY, status: 'open', openedDaysAgo, closesInDays, endedDaysAgo: null, ...people };
}

export function ended(
  status: 'closed' | 'filled' | 'cancelled',
  openedDaysAgo: number,
  endedDaysAgo: number,
  people: People,
): CallPlan {
  return { ...NOBODY, status, openedDaysAgo, endedDaysAgo, closesInDays: -endedDaysAgo, ...people };
}

/** Not seen by anyone outside yet. */
export function unpublished(status: 'draft' | 'in_review', closesInDays: number): CallPlan {
  return { ...NOBODY, status, openedDaysAgo: null, closesInDays, endedDaysAgo: null };
}

/** In whole pounds or dollars. */
export function paid(amount: number, payUnit: Pay['payUnit'], payCurrency = 'GBP'): Pay {
  return { payKind: 'paid', payAmount: amount * 100, payUnit, payCurrency };
}

export const expensesOnly: Pay = { payKind: 'expenses_only' };
