import type { Opinion } from '@callboard/contract/shortlists';
import { useState } from 'react';
import { relativeDate } from '../../../lib/relative-date.ts';
import { Stars } from '../stars.tsx';

/** So that one face does not push the others away. */
const SHOWN = 2;

/** What those with a link think of a face: words first, then the latest. */
export function Opinions({
  opinions,
  isWhole = false,
}: {
  opinions: readonly Opinion[];
  isWhole?: boolean;
}) {
  const [isOpen, setIsOpen] = useState(isWhole);
  if (opinions.length === 0) return null;
  const sorted = opinions.toSorted(
    (one, other) =>
      Number(other.comment !== null) - Number(one.comment !== null) ||
      other.updatedAt.localeCompare(one.updatedAt),
  );
  const shown = isOpen ? sorted : sorted.slice(0, SHOWN);
  const more = sorted.length - shown.length;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2 border-line border-t pt-2">
      <ul aria-label="What others think" className="grid grid-cols-[minmax(0,1fr)] gap-2">
        {shown.map((opinion) => (
          <Said key={opinion.id} opinion={opinion} />
        ))}
      </ul>
      {more > 0 && (
        <button
          type="button"
          onClick={() => setIsOpen(true)}
          className="justify-self-start rounded-control text-12 text-muted underline-offset-4 hover:text-ink hover:underline pointer-coarse:py-2"
        >
          {more} more
        </button>
      )}
    </div>
  );
}

function Said({ opinion: { viewerName, rating, comment, updatedAt } }: { opinion: Opinion }) {
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] gap-0.5 text-13">
      <p className="flex flex-wrap items-center justify-between gap-x-2">
        <span
          dir="auto"
          title={relativeDate(updatedAt)}
          className="max-w-full truncate font-medium text-12"
        >
          {viewerName}
        </span>
        {rating !== null && <Stars rating={rating} />}
      </p>
      {comment !== null && (
        <p dir="auto" className="wrap-anywhere whitespace-pre-line text-muted">
          {comment}
        </p>
      )}
    </li>
  );
}
