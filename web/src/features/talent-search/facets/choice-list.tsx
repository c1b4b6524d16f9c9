import { type ReactNode, useState } from 'react';
import { Input } from '../../../ui/input.tsx';
import { ChoiceRow } from './choice-row.tsx';
import type { Term } from './facet-terms.ts';
import { FIRST, LONG, optionsOf, orderOf, SHORT, shownOf } from './options.ts';

type Props = {
  /** What is chosen from: "skills". */
  label: string;
  terms: readonly Term[];
  counts: Readonly<Record<string, number>>;
  chosen: readonly string[];
  onToggle: (id: string) => void;
  /** What else there is to say about one that is chosen. */
  renderMore?: (term: Term) => ReactNode;
};

/** Choices of one facet; of long lists the first few, and the others by typing. */
export function ChoiceList({ label, terms, counts, chosen, onToggle, renderMore }: Props) {
  const [order] = useState(() => orderOf({ terms, counts }));
  const [typed, setTyped] = useState('');
  const [isOpened, setIsOpened] = useState(false);
  const options = optionsOf(order, { terms, counts, chosen });
  const shown = shownOf(options, { typed, isOpened });
  const isLong = options.length > LONG;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-1.5">
      {isLong && (
        <Input
          type="search"
          aria-label={`Find in ${label}`}
          placeholder={`Find in ${label}`}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          className="mb-1 h-8!"
        />
      )}
      <ul>
        {shown.map((option) => (
          <ChoiceRow
            key={option.id}
            label={option.name}
            count={option.count}
            isChosen={option.isChosen}
            onToggle={() => onToggle(option.id)}
          >
            {renderMore?.(option)}
          </ChoiceRow>
        ))}
      </ul>
      {shown.length === 0 && <p className="text-13 text-muted">Nothing here is called that.</p>}
      {typed.trim() === '' && options.length > SHORT && (
        <button
          type="button"
          onClick={() => setIsOpened(!isOpened)}
          className="justify-self-start text-13 text-muted underline underline-offset-2 hover:text-ink pointer-coarse:py-2"
        >
          {moreWords({ isOpened, isLong, total: options.length })}
        </button>
      )}
    </div>
  );
}

type More = { isOpened: boolean; isLong: boolean; total: number };

function moreWords({ isOpened, isLong, total }: More): string {
  if (isOpened) return 'Show fewer';
  return isLong ? 'Show more' : `Show ${total - FIRST} more`;
}
