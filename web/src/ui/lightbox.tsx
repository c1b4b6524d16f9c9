import { ChevronLeft, ChevronRight, X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import { type KeyboardEvent, useState } from 'react';
import { IconButton } from './icon-button.tsx';
import { type LightboxPhoto, LightboxStage } from './lightbox-stage.tsx';
import { useFocusReturn } from './use-focus-return.ts';
import { useSwipe } from './use-swipe.ts';

type Props = {
  photos: readonly LightboxPhoto[];
  /** The place of the photo to begin with. */
  startAt: number;
  onClose: () => void;
};

/** Photos one at a time on the whole screen, in the dark whatever the theme. It is there while it is open. */
export function Lightbox({ photos, startAt, onClose }: Props) {
  const [at, setAt] = useState(startAt);
  const focus = useFocusReturn();
  const last = photos.length - 1;
  const step = (by: 1 | -1) => setAt((now) => Math.min(Math.max(now + by, 0), last));
  const swipe = useSwipe(step);
  const photo = photos[at];

  function move(event: KeyboardEvent) {
    if (event.key === 'ArrowRight') step(1);
    else if (event.key === 'ArrowLeft') step(-1);
    else if (event.key === 'Home') setAt(0);
    else if (event.key === 'End') setAt(last);
    else return;
    event.preventDefault();
  }

  return (
    <Radix.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Radix.Portal>
        <Radix.Content
          {...focus}
          aria-describedby={undefined}
          onKeyDown={move}
          className="scheme-dark fixed inset-0 z-dialog grid animate-appear grid-rows-[56px_minmax(0,1fr)_auto] bg-paper text-ink outline-none"
        >
          <Radix.Title className="sr-only">{photo?.alt ?? 'Photos'}</Radix.Title>
          <header className="flex items-center justify-between gap-3 px-3">
            <p aria-live="polite" className="px-1 text-13 text-muted tabular-nums">
              {at + 1} of {photos.length}
            </p>
            <Radix.Close asChild>
              <IconButton icon={X} label="Close" />
            </Radix.Close>
          </header>
          <div
            {...swipe.handlers}
            className="relative touch-pan-y select-none touch-pinch-zoom overflow-hidden px-3 sm:px-16"
          >
            {/* The dark around the photo closes it, for those who point; others have the button. */}
            <Radix.Close
              tabIndex={-1}
              aria-hidden="true"
              className="absolute inset-0 cursor-default"
            />
            <LightboxStage photos={photos} at={at} offset={swipe.offset} />
            {photos.length > 1 && (
              <>
                <Arrow side="left" isAtEnd={at === 0} onClick={() => step(-1)} />
                <Arrow side="right" isAtEnd={at === last} onClick={() => step(1)} />
              </>
            )}
          </div>
          <p className="wrap-anywhere mx-auto min-h-12 max-w-[72ch] px-4 py-3 text-center text-14">
            {photo?.caption}
          </p>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

const ARROWS = {
  left: { icon: ChevronLeft, label: 'Previous photo', place: 'left-3' },
  right: { icon: ChevronRight, label: 'Next photo', place: 'right-3' },
} as const;

type ArrowProps = { side: keyof typeof ARROWS; isAtEnd: boolean; onClick: () => void };

/** At the end it stays where it is: a button that is gone would take the focus with it. */
function Arrow({ side, isAtEnd, onClick }: ArrowProps) {
  const { icon, label, place } = ARROWS[side];
  return (
    <IconButton
      icon={icon}
      label={label}
      look="plain"
      aria-disabled={isAtEnd}
      onClick={onClick}
      className={`absolute top-1/2 -translate-y-1/2 aria-disabled:opacity-30 max-sm:hidden ${place}`}
    />
  );
}
