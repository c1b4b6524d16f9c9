import type { ApplicationStatus } from '@callboard/contract/application-moves';
import type { Hold } from '@callboard/contract/holds';
import { type DealWords, OFFER_WORDS } from '../../../lib/casting/deal-words.ts';
import type { TeamCheck } from '../deal-queries.ts';
import { isLive } from '../live-holds.ts';

/** An applicant as the board has them. */
export type DealFace = {
  id: string;
  talentProfileId: string;
  name: string;
  photoUrl: string | null;
  status: ApplicationStatus;
};

export type DealRow = {
  talentProfileId: string;
  name: string;
  photoUrl: string | null;
  /** Nothing for who was asked without having applied. */
  applicationId: string | undefined;
  check: TeamCheck | undefined;
  hold: Hold | undefined;
  offer: DealWords | undefined;
};

/** Where an offer has brought them. */
const OFFERED: Partial<Record<ApplicationStatus, DealWords>> = {
  offered: OFFER_WORDS.sent,
  booked: { word: 'Booked', tone: 'success' },
  offer_declined: OFFER_WORDS.declined,
};
/** Who is closest to a deal comes first. */
const BY_STATUS: readonly string[] = ['booked', 'offered', 'offer_declined'];
const BY_HOLD: readonly string[] = ['confirmed', 'first', 'second', 'backup', 'requested'];
const BY_ANSWER: readonly string[] = ['available', 'partly', 'none', 'not_available'];

type Told = { checks: readonly TeamCheck[]; holds: readonly Hold[]; faces: readonly DealFace[] };

/** Everyone who was asked, is held or has an offer, each once. */
export function listDealRows({ checks, holds, faces }: Told): DealRow[] {
  const faceOf = new Map(faces.map((face) => [face.talentProfileId, face]));
  const people = new Map<string, Pick<DealRow, 'name' | 'photoUrl'>>();
  for (const { talentProfileId, name, photoUrl, status } of faces) {
    if (OFFERED[status] !== undefined) people.set(talentProfileId, { name, photoUrl });
  }
  for (const { talent } of [...holds, ...checks]) people.set(talent.id, talent);
  const rows = [...people].map(([talentProfileId, { name, photoUrl }]) => {
    const face = faceOf.get(talentProfileId);
    return {
      talentProfileId,
      name,
      photoUrl,
      applicationId: face?.id,
      check: checks.find(({ talent }) => talent.id === talentProfileId),
      hold: holdToShow(holds.filter(({ talent }) => talent.id === talentProfileId)),
      offer: face && OFFERED[face.status],
    };
  });
  const nearness = (row: DealRow) => howNear(row, faceOf.get(row.talentProfileId)?.status);
  return rows.sort(
    (one, other) => nearness(one) - nearness(other) || one.name.localeCompare(other.name),
  );
}

/** A place in the three orders, one after the other. */
function howNear({ hold, check }: DealRow, status: ApplicationStatus | undefined): number {
  const byStatus = BY_STATUS.indexOf(status ?? '');
  if (byStatus !== -1) return byStatus;
  const kept = hold !== undefined && isLive(hold) ? hold : undefined;
  const byHold = BY_HOLD.indexOf(
    kept?.status === 'given' ? (kept.rank ?? '') : (kept?.status ?? ''),
  );
  if (byHold !== -1) return BY_STATUS.length + byHold;
  const byAnswer = BY_ANSWER.indexOf(check?.answer ?? 'none');
  return BY_STATUS.length + BY_HOLD.length + (byAnswer === -1 ? BY_ANSWER.length : byAnswer);
}

/** The strongest that lives, else the last one. */
function holdToShow(holds: readonly Hold[]): Hold | undefined {
  return (
    holds.find(({ status }) => status === 'confirmed') ??
    holds.find(({ status }) => status === 'given') ??
    holds[0]
  );
}
