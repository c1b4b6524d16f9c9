import { useQuery, useQueryClient } from '@tanstack/react-query';
import { UserRoundX, X } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { ApiError } from '../../../lib/api-error.ts';
import { useIsDesk } from '../../../lib/use-is-desk.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { findEntry } from '../roster-cache.ts';
import { rosterTalentQuery } from '../roster-queries.ts';
import { nameOf } from '../roster-words.ts';
import type { Standing } from '../standing.ts';
import { TalentParts } from './talent-parts.tsx';

type Props = { standing: Standing; talentProfileId: string; onClose: () => void };

/** One talent beside the others; on a phone, over them. */
export function TalentPanel({ standing, talentProfileId, onClose }: Props) {
  const { portfolioId } = standing;
  const queries = useQueryClient();
  const isDesk = useIsDesk();
  const found = useQuery({
    ...rosterTalentQuery(portfolioId, talentProfileId),
    placeholderData: () => findEntry(queries, portfolioId, talentProfileId),
  });
  const isGone = found.error instanceof ApiError && found.error.status === 404;
  const talent = isGone ? undefined : found.data;
  const title = talent === undefined ? 'Talent' : nameOf(talent);
  const content = (
    <>
      {talent !== undefined && <TalentParts standing={standing} talent={talent} />}
      {isGone && <Gone />}
      {found.isLoadingError && !isGone && (
        <ErrorState
          text={found.error.message}
          onRetry={() => void found.refetch()}
          isRetrying={found.isFetching}
        />
      )}
      {found.isPending && <Skeleton className="h-80 rounded-card" />}
    </>
  );
  if (!isDesk) {
    return (
      <Sheet open onOpenChange={(isOpen) => !isOpen && onClose()} title={title} width={520}>
        {content}
      </Sheet>
    );
  }
  return (
    <Beside title={title} onClose={onClose}>
      {content}
    </Beside>
  );
}

type BesideProps = { title: string; onClose: () => void; children: ReactNode };

/** Takes the focus, so that whoever opened it by a key goes on in it. */
function Beside({ title, onClose, children }: BesideProps) {
  const panel = useRef<HTMLElement>(null);
  useEffect(() => panel.current?.focus({ preventScroll: true }), []);
  return (
    <aside
      ref={panel}
      tabIndex={-1}
      aria-label={title}
      className="sticky top-20 flex h-[calc(100dvh-144px)] w-[420px] shrink-0 animate-appear flex-col rounded-card border border-line bg-raised outline-none"
    >
      <header className="flex h-14 shrink-0 items-center gap-2 border-line border-b pr-2 pl-4">
        <h2 dir="auto" className="min-w-0 flex-1 truncate font-semibold text-16">
          {title}
        </h2>
        <IconButton icon={X} label="Close" onClick={onClose} />
      </header>
      <div className="min-h-0 flex-1 overflow-y-auto p-4 [scrollbar-width:thin]">{children}</div>
    </aside>
  );
}

function Gone() {
  return (
    <EmptyState
      icon={UserRoundX}
      title="Not among your talents"
      text="Their representation ended, or they are no longer assigned to you."
    />
  );
}
