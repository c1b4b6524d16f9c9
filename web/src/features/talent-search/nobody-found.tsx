import type { TalentSearch } from '@callboard/contract/talent-search';
import { SearchX } from 'lucide-react';
import { useCurrentUser } from '../../lib/use-session.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import type { Chosen } from './chosen/chosen-of.ts';
import { useWaysOut, type WayOut } from './use-ways-out.ts';
import { talentsWord } from './words.ts';

type Props = {
  search: TalentSearch;
  chosen: readonly Chosen[];
  onSearch: (search: TalentSearch) => void;
  onClear: () => void;
};

/** Nobody meets all of it: says which choice to drop, and how many there would be. */
export function NobodyFound({ search, chosen, onSearch, onClear }: Props) {
  const { units } = useCurrentUser();
  const { ways, isCounting } = useWaysOut(search, chosen, units);
  const [only, another] = chosen;
  if (only === undefined) {
    return (
      <EmptyState
        icon={SearchX}
        title="There is nobody here yet"
        text="Talents appear here once you may see their profiles."
      />
    );
  }
  return (
    <EmptyState
      icon={SearchX}
      title={another === undefined ? `Nobody matches ${only.label}` : 'Nobody has all of this'}
      text={
        another === undefined && ways.length === 0
          ? 'Try something else, or less of it.'
          : wayWords(ways, isCounting)
      }
      action={
        <div className="flex flex-wrap justify-center gap-2">
          {ways.map(({ key, label, to, total }) => (
            <Button key={key} onClick={() => onSearch(to)}>
              <span className="max-w-64 truncate">{label}</span>
              <span className="font-normal text-muted tabular-nums">{talentsWord(total)}</span>
            </Button>
          ))}
          <Button look={ways.length === 0 ? 'plain' : 'quiet'} onClick={onClear}>
            Clear all
          </Button>
        </div>
      }
    />
  );
}

const WAY_WORDS: Record<WayOut['by'], string> = {
  widening: 'Look further away, and there is somebody:',
  dropping: 'Drop one filter, and there is somebody:',
  keeping: 'Keep one filter only:',
};

function wayWords([first]: readonly WayOut[], isCounting: boolean): string {
  if (isCounting) return 'Looking for what to drop…';
  if (first === undefined) return 'None of it matches anybody.';
  return WAY_WORDS[first.by];
}
