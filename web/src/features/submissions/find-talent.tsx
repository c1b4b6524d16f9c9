import { LIMITS } from '@callboard/contract/limits';
import { useState } from 'react';
import { hasTyped } from '../../ui/match-options.ts';
import { SearchBox } from '../../ui/search-box.tsx';

/** So many are seen at a glance. */
const FEW = 10;

/** Those of the talents whose name was typed; all of them until something is. */
export function useFindTalent<Talent extends { name: string }>(talents: readonly Talent[]) {
  const [typed, setTyped] = useState('');
  const found = talents.filter(({ name }) => hasTyped(name, typed));
  return { found, finder: { total: talents.length, shown: found.length, typed, setTyped } };
}

type Props = { finder: ReturnType<typeof useFindTalent>['finder'] };

/** By name, where there are many; and whether these are all. */
export function FindTalent({ finder: { total, shown, typed, setTyped } }: Props) {
  if (total <= FEW) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <SearchBox label="Find a talent" value={typed} onSearch={setTyped} />
      <p role="status" className="text-13 text-muted">
        {restInWords(total, shown)}
      </p>
    </div>
  );
}

function restInWords(total: number, shown: number): string {
  if (shown === 0) return 'Nobody of that name.';
  return total === LIMITS.submissionRows ? `The ${total} of your talents who fit best.` : '';
}
