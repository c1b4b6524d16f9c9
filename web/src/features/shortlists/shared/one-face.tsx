import type { SharedShortlist } from '@callboard/contract/shortlists';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { heightIn } from '../../../lib/talent/measures.ts';
import { tradeWords } from '../../../lib/talent/trade-words.ts';
import { Button } from '../../../ui/button.tsx';
import { Portrait } from '../../../ui/portrait.tsx';
import { useSwipe } from '../../../ui/use-swipe.ts';
import { likelyCountryId } from '../../auth/api.ts';
import { VerifiedMark } from '../../verification/mark/api.ts';
import { FaceFacts } from '../face-facts.tsx';
import { FaceStrip } from './face-strip.tsx';
import { OpinionForm } from './opinion-form.tsx';
import type { Opinions } from './use-opinions.ts';

type SharedEntry = SharedShortlist['entries'][number];

type Props = {
  entry: SharedEntry;
  place: number;
  entries: readonly SharedEntry[];
  opinions: Opinions;
  onRate: (rating: number) => void;
  onNext: () => void;
  /** Nothing on the first. */
  onPrevious: (() => void) | undefined;
  onChoose: (id: string) => void;
};

/** A face as large as the screen lets it be, and the way to say something about it. */
export function OneFace(props: Props) {
  const { entry, place, entries, opinions, onRate, onNext, onPrevious, onChoose } = props;
  const { offset, handlers } = useSwipe((step) => (step === 1 ? onNext() : onPrevious?.()));
  // Nobody has told us where they are.
  const countryId = likelyCountryId();
  const units = countryId === 'us' ? 'imperial' : 'metric';
  const isLast = place === entries.length - 1;
  return (
    <article
      aria-label={entry.name}
      className="grid grid-cols-[minmax(0,1fr)] content-start gap-4 md:grid-cols-[minmax(0,1fr)_minmax(0,400px)] md:gap-x-8 md:gap-y-3"
    >
      <div
        {...handlers}
        className="relative touch-pan-y select-none overflow-hidden rounded-card"
        style={{ transform: `translateX(${offset / 3}px)` }}
      >
        <Portrait
          name={entry.name}
          photoUrl={entry.photoUrl}
          isUrgent
          className="max-h-[48dvh] rounded-card text-28 md:max-h-[64dvh]"
        />
        <span className="absolute top-2.5 right-2.5 rounded-full bg-[#131311]/70 px-2.5 py-1 font-medium text-12 text-[#f1efe8] tabular-nums">
          {place + 1} of {entries.length}
        </span>
      </div>
      <div className="grid content-start gap-5">
        <div className="grid gap-1">
          <div className="flex items-center gap-1.5 text-20">
            <h2 dir="auto" className="wrap-anywhere min-w-0 font-bold">
              {entry.name}
            </h2>
            <VerifiedMark verified={entry.verified} />
          </div>
          {entry.headline !== null && (
            <p dir="auto" className="wrap-anywhere text-14 text-muted">
              {entry.headline}
            </p>
          )}
        </div>
        <OpinionForm
          name={entry.name}
          said={opinions.saidOf(entry.id)}
          saving={opinions.savingOf(entry.id)}
          onRate={onRate}
          onComment={(comment) => opinions.say(entry.id, { comment })}
          onRest={opinions.flush}
        />
        <FaceFacts
          face={entry}
          playingAge={tradeWords(countryId).playingAge}
          height={entry.heightCm === null ? null : heightIn(units, entry.heightCm)}
        />
        <p className="hidden text-12 text-muted pointer-fine:block">
          <kbd>1</kbd>–<kbd>5</kbd> rate · <kbd>←</kbd> <kbd>→</kbd> previous and next
        </p>
      </div>
      <FaceStrip entries={entries} currentId={entry.id} opinions={opinions} onChoose={onChoose} />
      <nav
        aria-label="Faces"
        className="sticky bottom-0 -mx-4 flex gap-2 border-line border-t bg-paper px-4 py-3 md:static md:mx-0 md:self-center md:border-0 md:p-0"
      >
        <Button size={44} disabled={onPrevious === undefined} onClick={onPrevious}>
          <ArrowLeft aria-hidden="true" className="size-4" />
          Previous
        </Button>
        <Button size={44} look="primary" className="flex-1" onClick={onNext}>
          {isLast ? 'See everyone' : 'Next'}
          <ArrowRight aria-hidden="true" className="size-4" />
        </Button>
      </nav>
    </article>
  );
}
