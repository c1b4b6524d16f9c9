import type { Conversation } from '@callboard/contract/conversations';
import { Link } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { Popover, PopoverContent, PopoverTrigger } from '../../../ui/popover.tsx';
import { VerifiedMark } from '../../verification/mark/api.ts';
import { Faces } from '../people/faces.tsx';
import { PeopleList } from '../people/people-list.tsx';
import { facesOf, namesOf, othersOf } from '../people/people-words.ts';
import { HeaderLine } from './header-line.tsx';
import { ThreadMenu } from './thread-menu.tsx';

type Props = {
  conversation: Conversation;
  /** Who of the others looks at it at this moment. */
  present: ReadonlySet<string>;
};

/** Who takes part, and what it is about. */
export function ThreadHeader({ conversation, present }: Props) {
  const faces = facesOf(conversation);
  const more = othersOf(conversation).length - faces.length;
  return (
    <header className="flex h-16 shrink-0 items-center gap-1 border-line border-b pr-2 pl-2 lg:pl-3">
      <Link
        to="/messaging"
        search={(before) => ({ ...before, at: undefined })}
        aria-label="All conversations"
        className="grid size-11 shrink-0 place-items-center rounded-control hover:bg-fill lg:hidden"
      >
        <ArrowLeft aria-hidden="true" className="size-5" />
      </Link>
      <div className="flex min-w-0 flex-1 items-center gap-3">
        <Popover>
          <PopoverTrigger>
            <button
              type="button"
              aria-label={`People in this conversation: ${namesOf(faces)}${more > 0 ? ` +${more}` : ''}`}
              className="flex shrink-0 items-center gap-1.5 rounded-full p-1 transition-colors hover:bg-fill"
            >
              <Faces people={faces} isHere={faces.some(({ userId }) => present.has(userId))} />
              {more > 0 && <span className="pr-1.5 text-12 text-muted tabular-nums">+{more}</span>}
            </button>
          </PopoverTrigger>
          <PopoverContent label="People" align="start" width={340} className="p-2">
            <PeopleList conversation={conversation} present={present} />
          </PopoverContent>
        </Popover>
        <div className="grid min-w-0">
          <div className="flex min-w-0 items-center gap-1.5 text-14">
            <h2 dir="auto" className="truncate font-semibold">
              {namesOf(faces)}
            </h2>
            {faces.length === 1 && <VerifiedMark verified={faces[0]?.verified} />}
          </div>
          <HeaderLine conversation={conversation} faces={faces} present={present} />
        </div>
      </div>
      <ThreadMenu conversation={conversation} />
    </header>
  );
}
