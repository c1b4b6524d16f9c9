import type { ApplicationStatus } from '@callboard/contract/application-moves';
import type { OwnApplicationDetail } from '@callboard/contract/applications';
import { isByOwnSide } from '../policy.ts';
import type { OwnRow } from '../present-application.ts';
import type { listOwnActs, listToldChanges } from './queries.ts';

type Change = Awaited<ReturnType<typeof listToldChanges>>[number];
type Act = Awaited<ReturnType<typeof listOwnActs>>[number];
type Entry = OwnApplicationDetail['history'][number];

/** What the own side does while an application stays where it is, as the audit names it. */
export const OWN_ACTS: Readonly<Record<string, Entry['act']>> = {
  'applications.terms-confirmed': 'terms_confirmed',
  'applications.tape-sent': 'tape_sent',
};

/**
 * From where to where as the talent's side came to know it: what lay between two things that they
 * were told is not for them. Nobody of the team is named.
 */
export function presentHistory(
  { changes, acts }: { changes: readonly Change[]; acts: readonly Act[] },
  row: OwnRow,
): Entry[] {
  const moved = changes.map(({ id, to, answer, toldAt, doer }) => ({
    id,
    act: 'moved' as const,
    to,
    answer,
    at: toldAt,
    doer,
  }));
  const done = acts.map((entry) => ({
    id: entry.id,
    act: OWN_ACTS[entry.act] ?? ('moved' as const),
    to: undefined,
    answer: null,
    at: entry.at,
    doer: entry.doer,
  }));
  let from: ApplicationStatus | null = null;
  return [...moved, ...done]
    .sort((one, other) => one.at.getTime() - other.at.getTime())
    .map(({ id, act, to = from ?? row.status, answer, at, doer }) => {
      const entry = {
        id,
        act,
        from,
        to,
        ...byWhom(doer, row),
        answer,
        createdAt: at.toISOString(),
      };
      from = to;
      return entry;
    });
}

function byWhom(doer: Change['doer'], { talent, talentName }: OwnRow) {
  const isOwn = isByOwnSide(doer, talent);
  const name = doer?.id === talent.userId ? talentName : fullName(doer);
  return { byName: isOwn ? name : null, isByOwnSide: isOwn };
}

function fullName(doer: Change['doer']): string | null {
  return doer && `${doer.firstName} ${doer.lastName}`;
}
