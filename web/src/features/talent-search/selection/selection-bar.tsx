import type { FoundTalent } from '@callboard/contract/talent-search';
import { X } from 'lucide-react';
import { useCurrentUser } from '../../../lib/use-session.ts';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { ACT_WORDS, type Act, actsOf, obstacleTo } from './acts.ts';

type Props = {
  people: readonly FoundTalent[];
  /** How many of them are not among the results any more. */
  elsewhere: number;
  onAct: (act: Act) => void;
  onClear: () => void;
};

/** What can be done to all that are selected, or why it cannot. */
export function SelectionBar({ people, elsewhere, onAct, onClear }: Props) {
  const { role } = useCurrentUser();
  const obstacle = obstacleTo(role, people);
  return (
    <section
      aria-label="Selection"
      className="fixed inset-x-4 bottom-4 z-panel mx-auto flex max-w-[680px] animate-rise items-center gap-2 rounded-card border border-line bg-raised p-2 pl-4 shadow-popover max-lg:bottom-14 max-sm:gap-1 lg:left-[calc(232px+1rem)]"
    >
      <div className="min-w-0 flex-1 text-13">
        <p className="truncate font-semibold tabular-nums">
          {people.length} selected
          {elsewhere > 0 && (
            <span className="font-normal text-muted"> · {elsewhere} not in these results</span>
          )}
        </p>
        {obstacle !== undefined && (
          <p id="selection-obstacle" className="wrap-anywhere line-clamp-2 text-12 text-warn">
            {obstacle}
          </p>
        )}
      </div>
      {actsOf(role).map((act, place) => {
        const { label, icon: Icon } = ACT_WORDS[act];
        return (
          <Button
            key={act}
            look={place === 0 ? 'primary' : 'plain'}
            disabled={obstacle !== undefined}
            aria-describedby={obstacle === undefined ? undefined : 'selection-obstacle'}
            onClick={() => onAct(act)}
            className="max-sm:px-3"
          >
            <Icon aria-hidden="true" className="size-4" />
            <span className="max-sm:sr-only">{label}</span>
          </Button>
        );
      })}
      <IconButton icon={X} label="Select nobody" onClick={onClear} />
    </section>
  );
}
