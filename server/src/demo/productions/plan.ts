import type { APPLICATION_STATUSES } from '@callboard/contract/application-moves';
import type { AUDITION_KINDS, INVITATION_STATUSES } from '@callboard/contract/audition-choices';
import type { CallStatus, CallVisibility } from '@callboard/contract/call-summary';
import type {
  CollaboratorRights,
  DATE_LABELS,
  PAY_KINDS,
  PAY_UNITS,
  ProductionStatus,
  UNION_STATUSES,
} from '@callboard/contract/production-choices';
import type { CompanyKey } from '../people/clients.ts';
import type { RoleDetails, WorkPlan } from './role-details.ts';

/** How the demo's productions are written down: what a client would say, in days from today. */
export type ProductionPlan = {
  key: string;
  title: string;
  codeName?: string;
  typeId: string;
  status: ProductionStatus;
  company: CompanyKey;
  /** Where it is not the head of the company. */
  by?: string;
  begunDaysAgo: number;
  archivedDaysAgo?: number;
  synopsis: string;
  facts: ProductionFacts;
  team?: readonly TeamMember[];
  sessions: SessionsPlan;
  /** What holds for each of its roles, unless the role says something else. */
  everyRole?: RoleDetails;
  roles: readonly RolePlan[];
};

type ProductionFacts = {
  /** Who makes it. */
  companyName: string;
  director: string | null;
  castingDirector: string | null;
  unionStatus: (typeof UNION_STATUSES)[number] | null;
  contractId: string | null;
  dates: readonly DatePlan[];
  locations: readonly string[];
  ndaText?: string;
};

type DatePlan = {
  label: (typeof DATE_LABELS)[number];
  inDays: number;
  untilDays?: number;
  note?: string;
};

type TeamMember = { who: string; rights: CollaboratorRights; sinceDaysAgo: number };

/** Where people are seen for it. */
type SessionsPlan = {
  kind: (typeof AUDITION_KINDS)[number];
  place: string | null;
  instructions: string;
  /** Where a live one is joined. */
  link?: string;
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
  details?: RoleDetails;
  call?: CallPlan;
  isCancelled?: boolean;
};

export type Pay = {
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
  /** Withdrew once, and came back. */
  cameBack?: boolean;
  /** Days ago that it was sent and that it came where it is, where other parts of the demo say so. */
  when?: readonly [sent: number, since: number];
  /** Has not answered yet to terms that changed. */
  isToConfirm?: boolean;
};

export type CallPlan = {
  status: CallStatus;
  visibility: CallVisibility;
  openedDaysAgo: number | null;
  endedDaysAgo: number | null;
  /** Negative: it has passed. */
  closesInDays: number;
  /** What was promised first, where something else is now. */
  before?: EarlierTerms;
  /** How many applied, those known included. */
  applicants: number;
  known: readonly KnownApplicant[];
  /** Asked to audition without having applied. */
  invited: readonly string[];
  /** Of a call for chosen agencies: which. */
  agencies?: readonly string[];
  /** Of a call for the invited: who. */
  guests?: readonly string[];
  /** How many have a no waiting in the tray. */
  unsent: number;
  moderatorReason?: string;
};

type EarlierTerms = { changedDaysAgo: number; pay: Pay; work: readonly WorkPlan[] };

const NOBODY = {
  visibility: 'public',
  applicants: 0,
  known: [],
  invited: [],
  unsent: 0,
} satisfies Partial<CallPlan>;

type People = Partial<
  Pick<CallPlan, 'visibility' | 'before' | 'known' | 'invited' | 'agencies' | 'guests' | 'unsent'>
> & { applicants: number };

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

/** Never seen by anyone outside. */
export function rejected(daysAgo: number, moderatorReason: string): CallPlan {
  const never = { ...NOBODY, openedDaysAgo: null, closesInDays: 20 };
  return { ...never, status: 'rejected', endedDaysAgo: daysAgo, moderatorReason };
}

/** In whole pounds or dollars. */
export function paid(amount: number, payUnit: Pay['payUnit'], payCurrency = 'GBP'): Pay {
  return { payKind: 'paid', payAmount: amount * 100, payUnit, payCurrency };
}

export const expensesOnly: Pay = { payKind: 'expenses_only' };
