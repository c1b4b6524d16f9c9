import type { Conversation } from '@callboard/contract/conversations';

type Props = { people: Conversation['people']; typing: ReadonlySet<string> };

/** Keeps its room while nobody types, so that nothing moves when somebody does. */
export function TypingLine({ people, typing }: Props) {
  const names = people.filter(({ userId }) => typing.has(userId)).map(({ name }) => name);
  return (
    <p
      role="status"
      className="flex h-5 items-center gap-2 truncate px-4 text-12 text-muted lg:px-5"
    >
      {names.length > 0 && (
        <>
          <span aria-hidden="true" className="flex gap-0.5">
            {[0, 1, 2].map((dot) => (
              <span
                key={dot}
                style={{ animationDelay: `${dot * 200}ms` }}
                className="size-1 animate-breathe rounded-full bg-muted"
              />
            ))}
          </span>
          {typingWords(names)}
        </>
      )}
    </p>
  );
}

function typingWords([first, second, ...more]: readonly string[]): string {
  if (second === undefined) return `${first} is typing…`;
  return more.length === 0 ? `${first} and ${second} are typing…` : 'Several people are typing…';
}
