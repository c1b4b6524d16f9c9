import type { Correspondent } from '@callboard/contract/conversations';
import { Avatar } from '../../../ui/avatar.tsx';
import { classes } from '../../../ui/classes.ts';
import { standingOf } from '../people/people-words.ts';

type Props = {
  id: string;
  person: Correspondent;
  isActive: boolean;
  onPoint: () => void;
  onChoose: () => void;
};

/** A face, who they are, and what connects the two. */
export function CorrespondentOption({ id, person, isActive, onPoint, onChoose }: Props) {
  const { name, photoUrl, connection } = person;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: keys are pressed in the input, which names the active option
    // biome-ignore lint/a11y/useFocusableInteractive: keys are pressed in the input, which names the active option
    <div
      id={id}
      role="option"
      aria-selected={isActive}
      onPointerMove={onPoint}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
      className={classes(
        'flex min-h-12 cursor-default items-center gap-3 rounded-control px-2 py-1.5',
        isActive && 'bg-fill',
      )}
    >
      <Avatar size="sm" src={photoUrl} profileName={name} />
      <span className="grid min-w-0 flex-1">
        <span dir="auto" className="truncate font-medium text-13">
          {name}
        </span>
        <span className="truncate text-12 text-muted">{standingOf(person)}</span>
      </span>
      {connection !== null && (
        <span className="max-w-[45%] truncate text-right text-12 text-muted">{connection}</span>
      )}
    </div>
  );
}
