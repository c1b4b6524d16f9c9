import type { ConversationPerson } from '@callboard/contract/conversations';
import { Avatar } from '../../../ui/avatar.tsx';

type Props = {
  people: readonly Pick<ConversationPerson, 'userId' | 'name' | 'photoUrl'>[];
  /** Somebody of them is there at this moment. */
  isHere?: boolean;
};

/** One face, or two of several one over the other, in the room of one. */
export function Faces({ people, isHere = false }: Props) {
  const [first, second] = people;
  return (
    <span className="relative flex size-10 shrink-0">
      {second === undefined ? (
        <Avatar src={first?.photoUrl} profileName={first?.name} />
      ) : (
        <>
          <Avatar
            size="sm"
            src={second.photoUrl}
            profileName={second.name}
            className="absolute top-0 right-0 size-7"
          />
          <Avatar
            size="sm"
            src={first?.photoUrl}
            profileName={first?.name}
            className="absolute bottom-0 left-0 size-7 ring-2 ring-raised"
          />
        </>
      )}
      {isHere && (
        <span className="absolute -right-0.5 -bottom-0.5 size-3 rounded-full border-2 border-raised bg-success">
          <span className="sr-only">Here now</span>
        </span>
      )}
    </span>
  );
}
