import type { ApplicationStatus } from '@callboard/contract/application-moves';
import type { OwnApplicationDetail } from '@callboard/contract/applications';
import { isByOwnSide } from '../policy.ts';
import type { OwnRow } from '../present-application.ts';
import type { listToldChanges } from './queries.ts';

type Change = Awaited<ReturnType<typeof listToldChanges>>[number];

/**
 * From where to where as the talent's side came to know it: what lay between two things that they
 * were told is not for them. Nobody of the team is named.
 */
export function presentHistory(
  changes: readonly Change[],
  { talent, talentName }: OwnRow,
): OwnApplicationDetail['history'] {
  let from: ApplicationStatus | null = null;
  return changes.map(({ id, to, answer, toldAt, doer }) => {
    const isOwn = isByOwnSide(doer, talent);
    const name = doer?.id === talent.userId ? talentName : fullName(doer);
    const change = {
      id,
      from,
      to,
      byName: isOwn ? name : null,
      isByOwnSide: isOwn,
      answer,
      createdAt: toldAt.toISOString(),
    };
    from = to;
    return change;
  });
}

function fullName(doer: Change['doer']): string | null {
  return doer && `${doer.firstName} ${doer.lastName}`;
}
