import { Link } from '@tanstack/react-router';
import { Avatar } from '../../../ui/avatar.tsx';
import { classes } from '../../../ui/classes.ts';
import { namesOf } from '../people/people-words.ts';
import type { FoundMessage } from './found-messages-query.ts';
import { markWords } from './mark-words.ts';
import { whenWords } from './row-words.ts';

type Props = { message: FoundMessage; q: string; userId: string; isOpen: boolean };

/** A message that contains what was looked for; it opens where it was said. */
export function FoundMessageRow({ message, q, userId, isOpen }: Props) {
  const { conversationId, sequence, author, text, sentAt } = message;
  return (
    <li>
      <Link
        to="/messaging/$conversationId"
        params={{ conversationId }}
        search={(before) => ({ ...before, at: String(sequence) })}
        resetScroll={false}
        data-row
        className={classes(
          'flex items-start gap-3 px-4 py-2 outline-none transition-colors focus-visible:outline-2 focus-visible:outline-ink focus-visible:-outline-offset-2',
          isOpen ? 'bg-sunk/60 hover:bg-sunk' : 'hover:bg-sunk/60',
        )}
      >
        <Avatar size="sm" src={author.photoUrl} profileName={author.name} className="mx-1 mt-0.5" />
        <span className="grid min-w-0 flex-1">
          <span className="flex min-w-0 items-baseline gap-2">
            <span dir="auto" className="min-w-0 flex-1 truncate font-medium text-13">
              {whoWords(message, userId)}
            </span>
            <time dateTime={sentAt} className="shrink-0 text-12 text-muted">
              {whenWords(sentAt, new Date())}
            </time>
          </span>
          <span dir="auto" className="wrap-anywhere line-clamp-2 text-13 text-muted">
            {markWords(text, q).map(({ part, isMarked, at }) =>
              isMarked ? (
                <mark key={at} className="bg-transparent font-semibold text-ink">
                  {part}
                </mark>
              ) : (
                part
              ),
            )}
          </span>
        </span>
      </Link>
    </li>
  );
}

/** `You to Mara Okonjo-Lyle`; who wrote to the reader is named alone. */
function whoWords({ author, to }: FoundMessage, userId: string): string {
  const name = author.userId === userId ? 'You' : author.name;
  const isToReader = to.some((person) => person.userId === userId);
  return isToReader || to.length === 0 ? name : `${name} to ${namesOf(to)}`;
}
