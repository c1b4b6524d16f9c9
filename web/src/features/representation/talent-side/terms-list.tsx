import type { Term } from './terms-words.ts';

/** What is agreed on, line by line, with what it was before where that is something else. */
export function TermsList({ terms }: { terms: readonly Term[] }) {
  return (
    <dl className="grid gap-x-4 gap-y-1.5 text-13 sm:grid-cols-[7rem_minmax(0,1fr)]">
      {terms.map(({ term, words, before }) => (
        <div key={term} className="grid gap-x-4 sm:contents">
          <dt className="text-muted">{term}</dt>
          <dd className="wrap-anywhere">
            {words}
            {before !== undefined && <span className="block text-muted">Until now: {before}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
