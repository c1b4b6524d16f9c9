import { useMatches } from '@tanstack/react-router';
import { useSession } from '../../lib/use-session.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { findPurpose } from './purposes.ts';

/** A place with nothing in it yet, that says what it is for. */
export function PurposePage() {
  const row = useMatches({ select: (matches) => matches.at(-1)?.staticData.row });
  const { user } = useSession();
  if (row === undefined) return null;
  const purpose = findPurpose(row.path, user?.role);
  return (
    <div className="grid gap-6">
      <PageHeader title={row.title} />
      {purpose !== undefined && (
        <div className="rounded-card border border-line bg-raised lg:py-12">
          <EmptyState icon={purpose.icon} title={purpose.heading} text={purpose.text} />
        </div>
      )}
    </div>
  );
}
