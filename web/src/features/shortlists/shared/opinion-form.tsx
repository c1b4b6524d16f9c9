import { LIMITS } from '@callboard/contract/limits';
import { Check, CircleAlert, Star } from 'lucide-react';
import { classes } from '../../../ui/classes.ts';
import { TextareaField } from '../../../ui/textarea-field.tsx';
import { RATINGS } from '../stars.tsx';
import type { Said, Saving } from './use-opinions.ts';

/** What the steps mean, so that two people mean the same. */
const STEP_WORDS = ['Not for this', 'Rather not', 'Possible', 'Strong', 'This is the one'] as const;

type Props = {
  name: string;
  said: Said;
  saving: Saving | undefined;
  onRate: (rating: number) => void;
  onComment: (comment: string) => void;
  /** They look up from the keyboard. */
  onRest: () => void;
};

export function OpinionForm({ name, said, saving, onRate, onComment, onRest }: Props) {
  const { rating, comment } = said;
  return (
    <div className="grid gap-4">
      <div className="grid gap-1.5">
        <fieldset aria-label={`Your rating of ${name}`} className="grid grid-cols-5 gap-1.5">
          {RATINGS.map((each) => {
            const isLit = rating !== null && each <= rating;
            return (
              <button
                key={each}
                type="button"
                aria-label={`${each} of 5: ${STEP_WORDS[each - 1]}`}
                aria-pressed={rating === each}
                onClick={() => onRate(each)}
                className={classes(
                  'grid h-14 place-items-center rounded-control border transition-colors',
                  rating === each ? 'border-ink' : 'border-line',
                  isLit ? 'bg-raised text-ink' : 'bg-raised text-muted hover:bg-fill',
                )}
              >
                <Star aria-hidden="true" className={classes('size-7', isLit && 'fill-accent')} />
              </button>
            );
          })}
        </fieldset>
        <p aria-live="polite" className="min-h-[18px] text-13 text-muted">
          {rating === null ? 'Tap to rate, tap again to take it back' : STEP_WORDS[rating - 1]}
        </p>
      </div>
      <TextareaField
        label="Comment"
        aside={<SavedSign saving={saving} onRetry={onRest} />}
        placeholder="What do you think?"
        maxLength={LIMITS.lineLength}
        value={comment}
        onChange={(event) => onComment(event.target.value)}
        onBlur={onRest}
        className="text-16"
      />
    </div>
  );
}

function SavedSign({ saving, onRetry }: { saving: Saving | undefined; onRetry: () => void }) {
  return (
    <span role="status" className="flex h-[18px] items-center text-12">
      {saving === 'saving' && <span className="text-muted">Saving…</span>}
      {saving === 'saved' && (
        <span className="flex items-center gap-1 text-success">
          <Check aria-hidden="true" className="size-3.5" />
          Saved
        </span>
      )}
      {saving === 'failed' && (
        <button
          type="button"
          onClick={onRetry}
          className="flex items-center gap-1 rounded-control text-danger underline underline-offset-4"
        >
          <CircleAlert aria-hidden="true" className="size-3.5" />
          Not saved. Try again
        </button>
      )}
    </span>
  );
}
