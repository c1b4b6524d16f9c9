import { linkify } from './linkify.ts';

/** As it was written, line by line, with links that lead out of here and take nothing along. */
export function MessageText({ text }: { text: string }) {
  return (
    <p dir="auto" className="wrap-anywhere whitespace-pre-wrap">
      {linkify(text).map((part, at) =>
        part.kind === 'text' ? (
          part.text
        ) : (
          <a
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text stay where they are
            key={at}
            href={part.href}
            target="_blank"
            rel="noopener noreferrer nofollow ugc"
            className="underline underline-offset-2 hover:decoration-2"
          >
            {part.text}
          </a>
        ),
      )}
    </p>
  );
}
