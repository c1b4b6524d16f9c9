import {
  type ApplicationStatus,
  ENDED_APPLICATION_STATUSES,
} from '@callboard/contract/application-moves';
import type { Card } from '@callboard/contract/casting-board';
import type { OutsidePerson } from '@callboard/contract/outside-people';

/** A face on the board: an applicant, or somebody from outside who is drawn like one. */
export type BoardCard = Card & { outside?: OutsidePerson };

/** Where cards stand. A no that waits and all that is over each have a place of their own. */
export const COLUMNS = [
  'submitted',
  'viewed',
  'shortlisted',
  'audition',
  'callback',
  'offered',
  'booked',
  'unsent',
  'ended',
] as const;
export type Column = (typeof COLUMNS)[number];

const OPEN = new Set<string>(COLUMNS);
const ENDED = new Set<string>(ENDED_APPLICATION_STATUSES);

export function columnOf({ status, unsentAnswer }: BoardCard): Column {
  if (unsentAnswer !== null) return 'unsent';
  return isOpenColumn(status) ? status : 'ended';
}

function isOpenColumn(status: ApplicationStatus): status is ApplicationStatus & Column {
  return OPEN.has(status) && !ENDED.has(status);
}

export function cardOfOutside(person: OutsidePerson): BoardCard {
  return {
    id: person.id,
    talentProfileId: person.id,
    name: person.name,
    photoUrl: null,
    playingAgeMin: null,
    playingAgeMax: null,
    place: null,
    gender: null,
    heightCm: null,
    unionIds: [],
    agencyName: person.agent,
    status: person.status,
    statusSince: person.createdAt,
    createdAt: person.createdAt,
    unsentAnswer: null,
    teamReason: null,
    fit: { met: 0, asked: 0 },
    own: { pick: null, rating: null },
    rating: { average: null, count: 0 },
    tags: [],
    noteCount: person.note === null ? 0 : 1,
    reelMs: null,
    hasSelfTape: false,
    needsConfirmation: false,
    isMinor: false,
    verified: [],
    outside: person,
  };
}
