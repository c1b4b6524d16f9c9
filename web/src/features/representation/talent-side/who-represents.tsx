import type { Representation } from '@callboard/contract/representation';
import { Handshake } from 'lucide-react';
import { Badge } from '../../../ui/badge.tsx';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Active } from './active.tsx';
import { EndedList } from './ended-list.tsx';
import { Request } from './request.tsx';
import { findReplaced, sortRepresentations } from './sort-representations.ts';
import { useMayAnswer } from './use-may-answer.ts';
import { useRepresentations } from './use-representations.ts';

type Props = {
  profileId: string;
  /** Whose it is, where it is not one's own. */
  name: string | undefined;
};

/** Requests to answer, agencies that represent now, and those that did. */
export function WhoRepresents({ profileId, name }: Props) {
  const { data, error, isPending, refetch } = useRepresentations(profileId);
  const mayAnswer = useMayAnswer(profileId);
  return (
    <Card title={name === undefined ? 'Who represents you' : `Who represents ${name}`}>
      {isPending && <Skeleton className="h-40" />}
      {data === undefined && error !== null && (
        <ErrorState
          title="This could not be loaded"
          text={error.message}
          onRetry={() => void refetch()}
        />
      )}
      {data !== undefined && <Standing all={data.items} name={name} mayAnswer={mayAnswer} />}
    </Card>
  );
}

type StandingProps = Pick<Props, 'name'> & { all: readonly Representation[]; mayAnswer: boolean };

function Standing({ all, name, mayAnswer }: StandingProps) {
  const { requests, active, ended } = sortRepresentations(all);
  return (
    <div className="grid gap-4">
      {requests.length + active.length === 0 && <Nobody name={name} />}
      <ul className="grid gap-4 empty:hidden">
        {requests.map((request) => (
          <li key={request.id} className="grid gap-3 rounded-card border border-line bg-paper p-4">
            <div>
              <Badge tone="info">Waits for an answer</Badge>
            </div>
            <Request
              request={request}
              replaced={findReplaced(request, all)}
              whose={{ name }}
              mayAnswer={mayAnswer}
            />
          </li>
        ))}
        {active.map((one) => (
          <li key={one.id} className="border-line border-t pt-4 first:border-t-0 first:pt-0">
            <Active
              representation={one}
              isLast={isLastOf(one, active)}
              whose={{ name }}
              mayEnd={mayAnswer}
            />
          </li>
        ))}
      </ul>
      <EndedList ended={ended} />
    </div>
  );
}

function isLastOf({ id, portfolio }: Representation, active: readonly Representation[]): boolean {
  return !active.some((other) => other.id !== id && other.portfolio.id === portfolio.id);
}

function Nobody({ name }: { name: string | undefined }) {
  return (
    <EmptyState
      icon={Handshake}
      title={name === undefined ? 'Nobody represents you here' : `Nobody represents ${name} here`}
      text={
        name === undefined
          ? 'You answer for yourself. Ask your agent to look for you on Callboard: their request comes here, and you decide.'
          : `Ask the agent to look for ${name} on Callboard: the request comes here, and you decide.`
      }
    />
  );
}
