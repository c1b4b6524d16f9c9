import type { Role } from '@callboard/contract/roles';
import { TEXTS } from '@callboard/contract/texts';
import { Link } from '@tanstack/react-router';
import { useSession } from '../../lib/use-session.ts';
import { Button } from '../../ui/button.tsx';

type Props = { role: Role | null; allowed: readonly Role[] };

export function PermissionDenied({ role, allowed }: Props) {
  const { check } = useSession();
  return (
    <section className="mx-auto grid max-w-lg gap-6 py-12 lg:py-24">
      <div className="grid gap-2">
        <h1 className="font-bold text-20">{TEXTS.permissionDenied.title}</h1>
        <p className="text-16 text-muted">{TEXTS.permissionDenied.explanation}</p>
      </div>
      <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-2 rounded-card border border-line bg-raised p-4">
        <dt className="text-muted">Current role</dt>
        <dd className="font-medium">{role ?? 'unknown'}</dd>
        <dt className="text-muted">Allowed roles</dt>
        <dd className="font-medium">{allowed.join(', ')}</dd>
      </dl>
      <div className="flex gap-2">
        <Button look="primary" asChild>
          <Link to="/">Go to the start</Link>
        </Button>
        {role === null && <Button onClick={() => void check()}>Try again</Button>}
      </div>
    </section>
  );
}
