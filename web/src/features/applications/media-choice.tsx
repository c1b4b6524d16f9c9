import { LIMITS } from '@callboard/contract/limits';
import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import { useCurrentUser } from '../../lib/use-session.ts';
import { FieldMessages } from '../../ui/field-messages.tsx';
import { MediaTile } from './media-tile.tsx';
import type { OfferedMedia } from './offered-media.ts';

type Props = {
  talentProfileId: string;
  offered: readonly OfferedMedia[];
  /** In the order in which the team sees them. */
  chosen: readonly string[];
  hint: string | undefined;
  error: string | undefined;
  onChange: (mediaIds: string[]) => void;
};

/** Which photos and pieces of work go along; the team sees these and the profile. */
export function MediaChoice({ talentProfileId, offered, chosen, hint, error, onChange }: Props) {
  const id = useId();
  const isFull = chosen.length >= LIMITS.applicationMedia;
  const said = [hint, isFull && `No more than ${LIMITS.applicationMedia} can be sent.`];

  function toggle(mediaId: string, isChosen: boolean) {
    onChange(isChosen ? [...chosen, mediaId] : chosen.filter((each) => each !== mediaId));
  }

  return (
    <fieldset aria-describedby={`${id}-messages`} className="grid min-w-0 gap-2">
      <legend className="mb-2 font-medium text-13">
        Photos and media
        <span className="ml-2 font-normal text-muted tabular-nums">{chosen.length} chosen</span>
      </legend>
      {offered.length === 0 ? (
        <NoMedia talentProfileId={talentProfileId} />
      ) : (
        <ul className="scroll-quiet -m-1.5 grid max-h-96 grid-cols-3 gap-2.5 overflow-y-auto p-1.5 sm:grid-cols-6">
          {offered.map(({ media, name }) => {
            const place = chosen.indexOf(media.id);
            return (
              <li key={media.id}>
                <MediaTile
                  media={media}
                  name={name}
                  place={place < 0 ? undefined : place + 1}
                  isDisabled={isFull && place < 0}
                  isInvalid={error !== undefined}
                  onChange={(isChosen) => toggle(media.id, isChosen)}
                />
              </li>
            );
          })}
        </ul>
      )}
      <FieldMessages
        id={`${id}-messages`}
        hint={said.filter(Boolean).join(' ') || undefined}
        error={error}
      />
    </fieldset>
  );
}

function NoMedia({ talentProfileId }: Pick<Props, 'talentProfileId'>) {
  const { role, talentProfileId: ownId } = useCurrentUser();
  const whose = talentProfileId === ownId ? {} : { talentProfileId };
  return (
    <p className="text-13 text-muted">
      There are no photos yet.{' '}
      {role === 'talent' ? (
        <>
          <Link
            to="/profile"
            search={{ section: 'media', ...whose }}
            className="text-ink underline"
          >
            Add some to the profile
          </Link>
          ; what you wrote here is kept.
        </>
      ) : (
        'The team sees the profile; photos can be added to it at any time.'
      )}
    </p>
  );
}
