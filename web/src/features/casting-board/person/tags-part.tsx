import { LIMITS } from '@callboard/contract/limits';
import { useQueryClient } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { Input } from '../../../ui/input.tsx';
import { tagPerson } from '../acts/mark-person.ts';
import { useBoardScene } from '../board-context.ts';
import type { BoardCard } from '../store/board-card.ts';
import { Part } from './part.tsx';
import { applicationQuery } from './person-query.ts';

type Props = { card: BoardCard; ownTags: readonly string[] };

/** The team's tags; one's own can be taken off again. */
export function TagsPart({ card, ownTags }: Props) {
  const { board, canReview } = useBoardScene();
  const queries = useQueryClient();
  const [typed, setTyped] = useState('');
  if (!canReview && card.tags.length === 0) return null;

  async function keep(own: string[]) {
    const { queryKey } = applicationQuery(card.id);
    // The next tag is added to these, whether or not the server has answered by then.
    queries.setQueryData(queryKey, (known) =>
      known?.view === 'team' ? { ...known, ownTags: own } : known,
    );
    await tagPerson(board, card.id, { own, before: ownTags });
    await queries.invalidateQueries({ queryKey });
  }
  function press(event: KeyboardEvent) {
    const tag = typed.trim();
    if (event.key !== 'Enter' || tag === '') return;
    event.preventDefault();
    setTyped('');
    if (!ownTags.includes(tag)) void keep([...ownTags, tag]);
  }
  return (
    <Part title="Tags">
      <div className="flex flex-wrap items-center gap-1.5">
        {card.tags.map((tag) => (
          <span
            key={tag}
            className="inline-flex h-7 items-center gap-1 rounded-full border border-line bg-raised px-2.5 text-13"
          >
            {tag}
            {canReview && ownTags.includes(tag) && (
              <button
                type="button"
                aria-label={`Take off ${tag}`}
                onClick={() => void keep(ownTags.filter((each) => each !== tag))}
                className="-mr-1 grid size-5 place-items-center rounded-full text-muted hover:bg-fill hover:text-ink"
              >
                <X aria-hidden="true" className="size-3.5" />
              </button>
            )}
          </span>
        ))}
        {canReview && ownTags.length < LIMITS.tags && (
          <Input
            aria-label="Add a tag"
            placeholder="Add a tag"
            maxLength={LIMITS.tagLength}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            onKeyDown={press}
            className="h-8! w-32! text-13!"
          />
        )}
      </div>
    </Part>
  );
}
