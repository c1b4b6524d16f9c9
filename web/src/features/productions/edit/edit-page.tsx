import type { Production } from '@callboard/contract/productions';
import { Link, useParams } from '@tanstack/react-router';
import { LockKeyhole } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ProductionGate } from '../production-gate.tsx';
import { EditForm } from './edit-form.tsx';

/** All facts of a production, saved together. */
export function EditProductionPage() {
  const { id = '' } = useParams({ strict: false });
  return (
    <ProductionGate id={id}>
      {(production) =>
        production.rights === 'manage' ? (
          <EditForm key={id} production={production} />
        ) : (
          <ReadOnly production={production} />
        )
      }
    </ProductionGate>
  );
}

function ReadOnly({ production: { id, title } }: { production: Production }) {
  return (
    <EmptyState
      icon={LockKeyhole}
      title={`${title} is not yours to change`}
      text="Whoever manages it can give you the right to."
      action={
        <Button asChild>
          <Link to="/productions/$id" params={{ id }}>
            Look at it
          </Link>
        </Button>
      }
    />
  );
}
