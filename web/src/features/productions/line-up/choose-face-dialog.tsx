import type { LineUpPlace } from '@callboard/contract/production-choices';
import type { ProductionRole } from '@callboard/contract/production-roles';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { agesInWords, PLACE_WORDS } from '../../../lib/casting/role-words.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Input } from '../../../ui/input.tsx';
import { Portrait } from '../../../ui/portrait.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { applicantsQuery, type Face, outsidePeopleQuery } from './line-up-data.ts';

/** More than anyone looks through here; the rest is found by name. */
const SHOWN = 60;

type Props = {
  role: ProductionRole;
  place: LineUpPlace;
  onChoose: (face: Face) => void;
  onClose: () => void;
};

type Candidate = Face & { key: string; line: string | undefined };

/** Whoever applied to the role, and the people thought of who are not on Callboard. */
export function ChooseFaceDialog({ role, place, onChoose, onClose }: Props) {
  const applicants = useQuery(applicantsQuery(role.id));
  const outsiders = useQuery(outsidePeopleQuery(role.id));
  const [search, setSearch] = useState('');
  const candidates: Candidate[] = [
    ...(applicants.data?.items ?? [])
      .filter(({ unsentAnswer }) => unsentAnswer === null)
      .toSorted((one, other) => RANK.indexOf(other.status) - RANK.indexOf(one.status))
      .map((card) => ({
        key: card.id,
        applicationId: card.id,
        outsidePersonId: null,
        name: card.name,
        photoUrl: card.photoUrl,
        line: [agesInWords(card.playingAgeMin, card.playingAgeMax), card.place]
          .filter(Boolean)
          .join(' · '),
      })),
    ...(outsiders.data?.items ?? []).map(({ id, name, agent }) => ({
      key: id,
      applicationId: null,
      outsidePersonId: id,
      name,
      photoUrl: null,
      line: agent ?? 'Not on Callboard',
    })),
  ];
  const wanted = search.trim().toLowerCase();
  const found = candidates.filter(({ name }) => name.toLowerCase().includes(wanted));
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={`${PLACE_WORDS[place]} for ${role.title}`}
      maxWidth={720}
    >
      <div className="grid gap-4">
        <Input
          aria-label="Find by name"
          placeholder="Find by name"
          value={search}
          onChange={({ target }) => setSearch(target.value)}
        />
        {applicants.isPending && <Skeleton className="h-60" />}
        {applicants.isLoadingError && (
          <ErrorState text={applicants.error.message} onRetry={() => void applicants.refetch()} />
        )}
        {applicants.isSuccess && found.length === 0 && (
          <p className="py-6 text-center text-13 text-muted">
            {candidates.length === 0
              ? 'Nobody has applied yet. People who are not on Callboard can be added on the role’s page.'
              : 'Nobody is called that.'}
          </p>
        )}
        <ul
          aria-label="People"
          className="grid max-h-[56dvh] grid-cols-3 gap-3 overflow-y-auto p-1 sm:grid-cols-5"
        >
          {found.slice(0, SHOWN).map(({ key, line, ...face }) => (
            <li key={key}>
              <button
                type="button"
                onClick={() => {
                  onChoose(face);
                  onClose();
                }}
                className="grid w-full gap-1 rounded-control text-left"
              >
                <Portrait name={face.name} photoUrl={face.photoUrl} />
                <span className="min-w-0">
                  <span className="block truncate font-medium text-13">{face.name}</span>
                  <span className="block truncate text-12 text-muted">{line}</span>
                </span>
              </button>
            </li>
          ))}
        </ul>
        {found.length > SHOWN && (
          <p className="text-12 text-muted">
            The first {SHOWN} of {found.length}. Type a name to find the others.
          </p>
        )}
      </div>
    </Dialog>
  );
}

/** Who is furthest comes first. */
const RANK = [
  'submitted',
  'viewed',
  'shortlisted',
  'audition',
  'callback',
  'offered',
  'booked',
] as const as readonly string[];
