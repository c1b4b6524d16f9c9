import type { Media } from '@callboard/contract/media';
import { pictureOf } from '../../lib/media-picture.ts';
import { playingTime } from '../../lib/talent/measures.ts';
import { KIND_ICONS } from '../../ui/kind-icons.ts';
import { Picture } from '../../ui/picture.tsx';

type Props = {
  media: Media;
  name: string;
  /** Which of those chosen it is; none: it is not. */
  place: number | undefined;
  isDisabled: boolean;
  isInvalid: boolean;
  onChange: (isChosen: boolean) => void;
};

/** A photo or a piece of work to tick. */
export function MediaTile({ media, name, place, isDisabled, isInvalid, onChange }: Props) {
  const picture = pictureOf(media);
  const Icon = KIND_ICONS[media.kind];
  return (
    <label
      title={name}
      className="relative block cursor-pointer rounded-control outline-offset-3 has-disabled:cursor-default has-focus-visible:outline-2 has-focus-visible:outline-ink has-disabled:opacity-50"
    >
      <input
        type="checkbox"
        aria-label={name}
        aria-invalid={isInvalid || undefined}
        disabled={isDisabled}
        checked={place !== undefined}
        onChange={(event) => onChange(event.currentTarget.checked)}
        className="peer sr-only"
      />
      <span className="block aspect-4/5 overflow-hidden rounded-control bg-sunk peer-checked:ring-2 peer-checked:ring-ink">
        {picture === undefined ? (
          <span className="grid size-full place-content-center justify-items-center gap-1 p-2 text-center text-12 text-muted">
            <Icon aria-hidden="true" className="size-6" />
            <span className="wrap-anywhere line-clamp-3">{name}</span>
          </span>
        ) : (
          <Picture {...picture} alt="" sizes="120px" className="size-full" />
        )}
      </span>
      {media.durationMs !== null && (
        <span className="absolute bottom-1.5 left-1.5 flex h-6 items-center rounded-[7px] bg-[#131311]/75 px-1.5 text-12 text-[#f1efe8] tabular-nums">
          {playingTime(media.durationMs)}
        </span>
      )}
      {place !== undefined && (
        <span
          aria-hidden="true"
          className="absolute top-1.5 right-1.5 grid h-5 min-w-5 place-items-center rounded-full bg-accent px-1 font-semibold text-12 text-on-accent tabular-nums"
        >
          {place}
        </span>
      )}
    </label>
  );
}
