import { Link } from '@tanstack/react-router';
import { UsersRound } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';

/** Never was, is gone, or is someone else's: told alike. */
export function RoleMissing() {
  return (
    <div className="grid gap-5">
      <PageHeader title="Role" />
      <EmptyState
        icon={UsersRound}
        title="There is no role here that you can see"
        text="It may have been removed, or belong to a production that you are not part of."
        action={
          <Button asChild>
            <Link to="/productions">Your productions</Link>
          </Button>
        }
      />
    </div>
  );
}
