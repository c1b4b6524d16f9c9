import { TEXTS } from '@callboard/contract/texts';
import { Link } from '@tanstack/react-router';
import { Building2, Plus } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { CreateButton } from './create-button.tsx';

/** For agents who neither own nor belong to one yet. */
export function NoPortfolio() {
  return (
    <EmptyState
      icon={Building2}
      title="You have no business portfolio yet"
      text="It holds your business's details, the talents you represent and the colleagues you work with. Someone who has one can also invite you to theirs."
      action={
        <div className="flex flex-wrap justify-center gap-2">
          <CreateButton look="primary">
            <Plus aria-hidden="true" className="size-4" />
            {TEXTS.businessPortfolio.create}
          </CreateButton>
          <Button asChild look="quiet">
            <Link to="/agent-onboarding">Show me the first steps</Link>
          </Button>
        </div>
      }
    />
  );
}
