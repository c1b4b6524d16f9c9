import type { Conversation, ConversationPerson } from '@callboard/contract/conversations';
import { Link } from '@tanstack/react-router';
import { classes } from '../../../ui/classes.ts';
import { standingOf } from '../people/people-words.ts';

type Props = {
  conversation: Conversation;
  faces: readonly ConversationPerson[];
  present: ReadonlySet<string>;
};

/** `Casting, Low Water Films · Nessa · Lanterns at Low Water · for Mara Okonjo`. */
export function HeaderLine({ conversation, faces, present }: Props) {
  const { subject, abilities } = conversation;
  const [first] = faces;
  const isHere = faces.some(({ userId }) => present.has(userId));
  return (
    <p className="flex min-w-0 gap-1 text-12 text-muted">
      {isHere ? (
        <span className={classes('shrink-0 text-success', subject !== null && 'max-sm:sr-only')}>
          Here now
        </span>
      ) : (
        faces.length === 1 &&
        first !== undefined && (
          <span className={subject === null ? 'truncate' : 'truncate max-sm:hidden'}>
            {standingOf(first)}
          </span>
        )
      )}
      {subject !== null && (
        <span className="min-w-0 truncate">
          <span className="max-sm:hidden">· </span>
          <Subject subject={subject} />
        </span>
      )}
      {abilities.writesFor !== null && (
        <span className="max-w-1/2 shrink-0 truncate">
          · for <span className="font-medium text-ink">{abilities.writesFor.name}</span>
        </span>
      )}
    </p>
  );
}

function Subject({ subject: { title, link } }: { subject: NonNullable<Conversation['subject']> }) {
  if (link === null) return title;
  return (
    <Link
      to={link}
      className="underline decoration-line-strong underline-offset-2 hover:text-ink hover:decoration-ink"
    >
      {title}
    </Link>
  );
}
