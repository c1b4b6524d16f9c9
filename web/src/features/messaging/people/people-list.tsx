import type { Conversation, ConversationPerson } from '@callboard/contract/conversations';
import { Link } from '@tanstack/react-router';
import { Avatar } from '../../../ui/avatar.tsx';
import { VerifiedMark } from '../../verification/mark/api.ts';
import { standingOf } from './people-words.ts';

type Props = { conversation: Conversation; present: ReadonlySet<string> };

/** Everyone who reads along, and why. */
export function PeopleList({ conversation: { people, talent }, present }: Props) {
  const ownId = people.at(-1)?.userId;
  return (
    <ul aria-label="People" className="grid max-h-[60dvh] gap-0.5 overflow-y-auto">
      {people.map((person) => (
        <li key={person.userId} className="flex items-center gap-3 px-2 py-1.5">
          <Avatar size="sm" src={person.photoUrl} profileName={person.name} />
          <span className="grid min-w-0 flex-1">
            <span className="flex min-w-0 items-center gap-1.5 text-13">
              <Name person={person} />
              <VerifiedMark verified={person.verified} />
              {person.userId === ownId && <span className="text-muted">(you)</span>}
              {present.has(person.userId) && (
                <span className="flex shrink-0 items-center gap-1 text-12 text-success">
                  <span aria-hidden="true" className="size-2 rounded-full bg-success" />
                  Here now
                </span>
              )}
            </span>
            <span className="wrap-anywhere text-12 text-muted">
              {standingOf(person)}
              {person.actsForTalent && talent !== null && ` · acts for ${talent.name}`}
            </span>
          </span>
        </li>
      ))}
    </ul>
  );
}

function Name({ person: { name, talentProfileId } }: { person: ConversationPerson }) {
  if (talentProfileId === null) {
    return (
      <span dir="auto" className="truncate font-medium">
        {name}
      </span>
    );
  }
  return (
    <Link
      to="/talent/$id"
      params={{ id: talentProfileId }}
      dir="auto"
      className="truncate font-medium underline decoration-line-strong underline-offset-2 hover:decoration-ink"
    >
      {name}
    </Link>
  );
}
