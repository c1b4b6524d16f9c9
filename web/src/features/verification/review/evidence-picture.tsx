import { ZoomIn, ZoomOut } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { IconButton } from '../../../ui/icon-button.tsx';
import { useKeys } from '../../../ui/use-keys.ts';

const LEVELS = [1, 1.5, 2, 3, 4] as const;

/** Fits at first; enlarged it is moved about by scrolling. */
export function EvidencePicture({ address, name }: { address: string; name: string }) {
  const [level, setLevel] = useState(0);
  const [hasFailed, setHasFailed] = useState(false);
  const isEnlarged = level > 0;
  const zoom = (by: 1 | -1) =>
    setLevel((now) => Math.min(Math.max(now + by, 0), LEVELS.length - 1));
  useKeys({ '+': () => zoom(1), '=': () => zoom(1), '-': () => zoom(-1) });

  /** The arrows move an enlarged picture that has the focus, and the queue else. */
  function keepArrows(event: KeyboardEvent) {
    if (isEnlarged && event.key.startsWith('Arrow')) event.stopPropagation();
  }

  if (hasFailed) {
    return <p className="py-10 text-center text-13 text-danger">The file could not be loaded.</p>;
  }
  return (
    <div className="relative">
      <section
        aria-label={`${name}, ${LEVELS[level]} times its size`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard
        tabIndex={0}
        onKeyDown={keepArrows}
        className="grid h-[52dvh] min-h-80 place-items-center-safe overflow-auto rounded-control border border-line bg-sunk"
      >
        <img
          src={address}
          alt={name}
          onError={() => setHasFailed(true)}
          style={isEnlarged ? { width: `${(LEVELS[level] ?? 1) * 100}%` } : undefined}
          className={isEnlarged ? 'max-w-none' : 'max-h-[52dvh] max-w-full object-contain'}
        />
      </section>
      <div className="absolute right-3 bottom-3 flex gap-1">
        <IconButton
          icon={ZoomOut}
          label="Zoom out"
          look="plain"
          aria-disabled={!isEnlarged}
          onClick={() => zoom(-1)}
        />
        <IconButton icon={ZoomIn} label="Zoom in" look="plain" onClick={() => zoom(1)} />
      </div>
    </div>
  );
}
