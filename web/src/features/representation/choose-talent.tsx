import { TEXTS } from '@callboard/contract/texts';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { UserRoundSearch } from 'lucide-react';
import { useRef } from 'react';
import { useCurrentUser } from '../../lib/use-session.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useListKeys } from '../../ui/use-list-keys.ts';
import { ownTalentsQuery } from './own-talents.ts';
import { useSelection } from './selection-context.ts';
import { faceOfTalent, nameOfTalent } from './talent-face.ts';

/** More are found by name above the menu, and on the dashboard. */
const SHOWN = 24;

/** On pages about one talent, for agents who work as nobody. */
export function ChooseTalent({ text }: { text: string }) {
  const { portfolio, portfolios } = useSelection();
  if (portfolio !== null) return <Chooser portfolioId={portfolio.id} text={text} />;
  if (portfolios === undefined) return <Skeleton className="h-60 rounded-card" />;
  return (
    <Card>
      <EmptyState
        icon={UserRoundSearch}
        title={TEXTS.workingAs.nobody}
        text={text}
        action={<Elsewhere />}
      />
    </Card>
  );
}

function Elsewhere() {
  return (
    <Button asChild>
      <Link to="/talent-selection">Go to the Talent Dashboard</Link>
    </Button>
  );
}

function Chooser({ portfolioId, text }: { portfolioId: string; text: string }) {
  const { id: agentId } = useCurrentUser();
  const { selectTalent } = useSelection();
  const list = useRef<HTMLUListElement>(null);
  useListKeys(list);
  const { data, error, isPending, isFetching, refetch } = useQuery(
    ownTalentsQuery({ portfolioId, agentId }),
  );
  if (isPending) return <Skeleton className="h-60 rounded-card" />;
  if (data === undefined) {
    return (
      <Card>
        <ErrorState
          title="Your talents could not be loaded"
          text={error?.message}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      </Card>
    );
  }
  if (data.length === 0) {
    return (
      <Card>
        <EmptyState
          icon={UserRoundSearch}
          title="Nobody is assigned to you yet"
          text={text}
          action={<Elsewhere />}
        />
      </Card>
    );
  }
  return (
    <Card title={TEXTS.workingAs.nobody} description={text} aside={<Elsewhere />}>
      <ul ref={list} className="grid gap-2 sm:grid-cols-2 lg:grid-cols-3">
        {data.slice(0, SHOWN).map((talent) => (
          <li key={talent.talentProfile.id} className="min-w-0">
            <button
              type="button"
              data-row
              onClick={() => selectTalent(talent)}
              className="flex w-full min-w-0 items-center gap-3 rounded-control border border-line p-2 text-left hover:bg-fill"
            >
              <Avatar size="lg" {...faceOfTalent(talent)} />
              <span className="min-w-0">
                <span className="block text-12 text-muted">Work as</span>
                <span className="block truncate font-medium text-14">{nameOfTalent(talent)}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </Card>
  );
}
