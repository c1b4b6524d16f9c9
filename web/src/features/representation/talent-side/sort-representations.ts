import type { Representation } from '@callboard/contract/representation';

/** What waits for an answer, what holds, and what is over. */
export function sortRepresentations(all: readonly Representation[]) {
  const having = (status: Representation['status']) => all.filter((one) => one.status === status);
  return {
    requests: having('requested'),
    active: having('active'),
    ended: having('ended').sort((one, other) =>
      (other.endedAt ?? '').localeCompare(one.endedAt ?? ''),
    ),
  };
}

export function findReplaced(
  { replacesId }: Representation,
  all: readonly Representation[],
): Representation | undefined {
  return all.find(({ id, status }) => id === replacesId && status === 'active');
}
