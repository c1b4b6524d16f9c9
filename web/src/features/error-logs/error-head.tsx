import type { ErrorDetail } from '@callboard/contract/error-logs';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { useKeys } from '../../ui/use-keys.ts';
import { useDecideError } from './use-decide-error.ts';

type Props = { error: ErrorDetail; onDecided: () => void };

/** What happened, whether it is mended, and the one thing to decide. */
export function ErrorHead({ error, onDecided }: Props) {
  const decide = useDecideError(error, onDecided);
  const isOpen = error.resolvedAt === null;
  const press = () => {
    if (!decide.isPending) decide.mutate();
  };
  useKeys({ e: () => (isOpen ? press() : false), o: () => (isOpen ? false : press()) });
  return (
    <header className="flex flex-wrap items-start justify-between gap-3">
      <div className="grid min-w-0 flex-1 basis-72 gap-2">
        <h2 className="wrap-anywhere font-semibold text-16">{error.message || 'No message'}</h2>
        <div className="flex flex-wrap gap-2">
          {isOpen ? <Badge tone="danger">Open</Badge> : <Badge tone="success">Resolved</Badge>}
          {isOpen && error.reopenedAt !== null && <Badge tone="warn">Came back</Badge>}
        </div>
      </div>
      <Button look={isOpen ? 'primary' : 'plain'} onClick={press} isPending={decide.isPending}>
        {isOpen ? 'Resolve' : 'Open again'}
        <kbd className="pointer-coarse:hidden">{isOpen ? 'E' : 'O'}</kbd>
      </Button>
    </header>
  );
}
