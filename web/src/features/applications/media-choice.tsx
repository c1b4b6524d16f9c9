import type { Media } from '@callboard/contract/media';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Check } from 'lucide-react';
import { useId } from 'react';
import { pictureOf } from '../../lib/media-picture.ts';
import { playingTime } from '../../lib/talent/measures.ts';
import { FieldMessages } from '../../ui/field-messages.tsx';
import { KIND_ICONS } from '../../ui/kind-icons.ts';
import { Picture } from '../../ui/picture.tsx';
import { photosQuery, workQuery } from './api.ts';

type Props = {
  talentProfileId: string;
  chosen: readonly string[];
  hint: string | undefined;
  error: string | undefined;
  onChange: (mediaIds: string[]) => void;
};

/** Which photos and pieces of work go along; the team sees these and the profile. */
export function MediaChoice({ talentProfileId, chosen, hint, error, onChange }: Props) {
  const id = useId();
  const photos = useQuery(photosQuery(talentProfileId)).data?.items ?? [];
  const work = useQuery(workQuery(talentProfileId)).data?.items ?? [];
  const offered = [
    ...photos.map(({ media, caption }) => ({ media, name: caption ?? 'Photo' })),
    ...work.flatMap(({ media, title }) => (media === null ? [] : [{ media, name: title }])),
  ].filter(({ media }) => media.status === 'ready');

  function toggle(mediaId: string, isChosen: boolean) {
    onChange(isChosen ? [...chosen, mediaId] : chosen.filter((each) => each !== mediaId));
  }

  return (
    <fieldset aria-describedby={`${id}-messages`} className="grid min-w-0 gap-2">
      <legend className="mb-2 font-medium text-13">
        Photos and media
        <span className="ml-2 font-normal text-muted">{chosen.length} chosen</span>
      </legend>
      {offered.length === 0 ? (
        <p className="text-13 text-muted">
          There are no photos yet.{' '}
          <Link to="/profile" search={{ section: 'media' }} className="text-ink underline">
            Add some to the profile
          </Link>
          ; what you wrote here is kept.
        </p>
      ) : (
        <ul className="scroll-quiet grid max-h-96 grid-cols-3 gap-2 overflow-y-auto p-1 sm:grid-cols-5">
          {offered.map(({ media, name }) => (
            <li key={media.id}>
              <Choice
                media={media}
                name={name}
                isChosen={chosen.includes(media.id)}
                onChange={(isChosen) => toggle(media.id, isChosen)}
              />
            </li>
          ))}
        </ul>
      )}
      <FieldMessages id={`${id}-messages`} hint={hint} error={error} />
    </fieldset>
  );
}

type ChoiceProps = {
  media: Media;
  name: string;
  isChosen: boolean;
  onChange: (isChosen: boolean) => void;
};

function Choice({ media, name, isChosen, onChange }: ChoiceProps) {
  const picture = pictureOf(media);
  const Icon = KIND_ICONS[media.kind];
  return (
    <label className="relative block cursor-pointer rounded-control outline-offset-2 has-checked:outline-2 has-checked:outline-ink has-focus-visible:outline-2 has-focus-visible:outline-ink">
      <input
        type="checkbox"
        aria-label={name}
        checked={isChosen}
        onChange={(event) => onChange(event.currentTarget.checked)}
        className="sr-only"
      />
      <span className="block aspect-4/5 overflow-hidden rounded-control bg-sunk">
        {picture === undefined ? (
          <span className="grid size-full place-items-center gap-1 p-2 text-center text-12 text-muted">
            <Icon aria-hidden="true" className="size-6" />
            <span className="wrap-anywhere line-clamp-3">{name}</span>
          </span>
        ) : (
          <Picture {...picture} alt="" sizes="140px" className="size-full" />
        )}
      </span>
      {media.durationMs !== null && (
        <span className="absolute bottom-1.5 left-1.5 rounded bg-black/70 px-1 text-12 text-white tabular-nums">
          {playingTime(media.durationMs)}
        </span>
      )}
      {isChosen && (
        <span className="absolute top-1.5 right-1.5 grid size-5 place-items-center rounded-full bg-accent text-on-accent">
          <Check aria-hidden="true" className="size-3.5 stroke-3" />
        </span>
      )}
    </label>
  );
}
