import type { ShortlistEntry } from '@callboard/contract/shortlists';
import { Link } from '@tanstack/react-router';
import { type KeyboardEvent, useState } from 'react';
import { heightIn } from '../../../lib/talent/measures.ts';
import { tradeWords } from '../../../lib/talent/trade-words.ts';
import { useCurrentUser } from '../../../lib/use-session.ts';
import { CompareFrame, comparedLook } from '../../../ui/compare-frame.tsx';
import { Portrait } from '../../../ui/portrait.tsx';
import { VerifiedMark } from '../../verification/mark/api.ts';
import { FaceFacts } from '../face-facts.tsx';
import { Opinions } from './opinions.tsx';

type Props = { entries: readonly ShortlistEntry[]; onClose: () => void };

const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, k: -1, j: 1 };

/** Two to four faces of a list side by side, with what is written about them. */
export function CompareFaces({ entries, onClose }: Props) {
  const [at, setAt] = useState(0);
  function press(event: KeyboardEvent) {
    const step = STEPS[event.key];
    if (step === undefined) return;
    setAt(Math.min(Math.max(at + step, 0), entries.length - 1));
    event.preventDefault();
  }
  return (
    <CompareFrame
      count={entries.length}
      keys={
        <>
          <kbd>←</kbd> <kbd>→</kbd> choose
        </>
      }
      onKeyDown={press}
      onClose={onClose}
    >
      {entries.map((entry, place) => (
        <ComparedFace key={entry.id} entry={entry} isCurrent={place === at} />
      ))}
    </CompareFrame>
  );
}

function ComparedFace({ entry, isCurrent }: { entry: ShortlistEntry; isCurrent: boolean }) {
  const { units, countryId } = useCurrentUser();
  return (
    <li aria-current={isCurrent} className={comparedLook(isCurrent)}>
      <Portrait name={entry.name} photoUrl={entry.photoUrl} isUrgent className="rounded-card" />
      <div className="grid gap-0.5">
        <div className="flex min-w-0 items-center gap-1.5 text-16">
          <h3 dir="auto" className="truncate font-semibold">
            <Link
              to="/talent/$id"
              params={{ id: entry.talentProfileId }}
              className="underline-offset-4 hover:underline"
            >
              {entry.name}
            </Link>
          </h3>
          <VerifiedMark verified={entry.verified} />
        </div>
        <p className="line-clamp-2 min-h-4 text-12 text-muted">{entry.headline}</p>
      </div>
      <FaceFacts
        face={entry}
        playingAge={tradeWords(countryId).playingAge}
        height={entry.heightCm === null ? null : heightIn(units, entry.heightCm)}
      />
      {entry.note !== null && (
        <p dir="auto" className="wrap-anywhere whitespace-pre-line text-13">
          <span className="text-muted">Note:</span> {entry.note}
        </p>
      )}
      <Opinions opinions={entry.opinions} isWhole />
    </li>
  );
}
