import { LIMITS } from '@callboard/contract/limits';
import type { RosterCandidate } from '@callboard/contract/roster';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Badge } from '../../../ui/badge.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { SearchBox } from '../../../ui/search-box.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Face } from '../face.tsx';
import { candidatesQuery } from '../roster-queries.ts';

type Props = { portfolioId: string; onChoose: (candidate: RosterCandidate) => void };

export function CandidateSearch({ portfolioId, onChoose }: Props) {
  const [query, setQuery] = useState('');
  const isAsked = query.trim().length >= LIMITS.searchLengthMin;
  const found = useQuery({
    ...candidatesQuery(portfolioId, query.trim()),
    enabled: isAsked,
    placeholderData: keepPreviousData,
  });
  const candidates = isAsked ? (found.data?.items ?? []) : [];
  const isNobody = isAsked && found.isSuccess && !found.isFetching && candidates.length === 0;
  return (
    <div className="grid content-start gap-3">
      <SearchBox
        label="Name or e-mail address"
        value={query}
        onSearch={setQuery}
        className="w-full"
      />
      <div aria-live="polite" className="min-h-48">
        {!isAsked && (
          <p className="py-2 text-13 text-muted">
            Three letters or more. For someone who is not on Callboard, begin a profile instead.
          </p>
        )}
        {isAsked && found.isPending && <Skeleton className="h-32" />}
        {found.isError && (
          <ErrorState text={found.error.message} onRetry={() => void found.refetch()} />
        )}
        {isNobody && (
          <p className="py-2 text-13 text-muted">
            Nobody is found. An e-mail address has to be exact; for someone who is not on Callboard,
            begin a profile instead.
          </p>
        )}
        <ul aria-label="Talents found" className="-mx-2 grid">
          {candidates.map((candidate) => (
            <li key={candidate.talentProfileId}>
              <Candidate candidate={candidate} onChoose={() => onChoose(candidate)} />
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

const STANDING_WORDS = { represented: 'On your roster', asked: 'Asked already' };

/** Whom one represents for one field can be asked for another. */
function Candidate({ candidate, onChoose }: { candidate: RosterCandidate; onChoose: () => void }) {
  const { name, photoUrl, headline, place, standing } = candidate;
  return (
    <button
      type="button"
      onClick={onChoose}
      className="flex min-h-14 w-full items-center gap-3 rounded-control px-2 py-1.5 text-left hover:bg-fill"
    >
      <Face name={name} photoUrl={photoUrl} />
      <span className="grid min-w-0 flex-1">
        <span className="truncate font-medium text-14">{name}</span>
        <span className="truncate text-13 text-muted">
          {[headline, place].filter(Boolean).join(' · ')}
        </span>
      </span>
      {standing !== null && <Badge>{STANDING_WORDS[standing]}</Badge>}
    </button>
  );
}
