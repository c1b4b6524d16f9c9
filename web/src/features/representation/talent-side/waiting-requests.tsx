import { Link } from '@tanstack/react-router';
import { Card } from '../../../ui/card.tsx';
import { Request } from './request.tsx';
import { findReplaced, sortRepresentations } from './sort-representations.ts';
import { useMayAnswer } from './use-may-answer.ts';
import { useRepresentations } from './use-representations.ts';

type Props = { profileId: string; name: string | undefined };

/** Above everything else while an agency waits for an answer; nothing otherwise. */
export function WaitingRequests({ profileId, name }: Props) {
  const all = useRepresentations(profileId).data?.items ?? [];
  const mayAnswer = useMayAnswer(profileId);
  const [first, ...others] = sortRepresentations(all).requests;
  if (first === undefined || !mayAnswer) return null;
  const replaced = findReplaced(first, all);
  return (
    <Card
      key={first.id}
      title={titleOf(replaced !== undefined, name)}
      aside={others.length > 0 && <More count={others.length} />}
      className="border-l-4 border-l-accent"
    >
      <Request request={first} replaced={replaced} whose={{ name }} mayAnswer />
    </Card>
  );
}

function More({ count }: { count: number }) {
  return (
    <Link
      to="."
      search={(before) => ({ ...before, section: 'representation' })}
      resetScroll={false}
      className="shrink-0 text-13 underline decoration-line-strong underline-offset-4 hover:decoration-ink"
    >
      {count === 1 ? 'One more waits' : `${count} more wait`}
    </Link>
  );
}

function titleOf(isOtherTerms: boolean, name: string | undefined): string {
  if (isOtherTerms) return 'An agency proposes other terms';
  return `An agency would like to represent ${name ?? 'you'}`;
}
