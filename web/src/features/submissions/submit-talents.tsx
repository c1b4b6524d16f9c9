import type { CastingCall } from '@callboard/contract/casting-calls';
import { UsersRound } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { useSelection } from '../representation/api.ts';
import { SubmitSheet } from './submit-sheet.tsx';

type Props = { call: Pick<CastingCall, 'id' | 'roleTitle' | 'status' | 'deadlineAt'> };

/** On a call's page, for agents: several of their talents at once. */
export function SubmitTalents({ call }: Props) {
  const { portfolio } = useSelection();
  /** Not known before it was first asked for. */
  const [isOpen, setIsOpen] = useState<boolean>();
  const isTaking = call.status === 'open' && new Date(call.deadlineAt) > new Date();
  if (portfolio === null || !isTaking) return null;
  return (
    <>
      <Button look="primary" onClick={() => setIsOpen(true)}>
        <UsersRound aria-hidden="true" className="size-4" />
        Submit talents
      </Button>
      {isOpen !== undefined && (
        <SubmitSheet
          key={`${call.id} ${portfolio.id}`}
          call={call}
          portfolioId={portfolio.id}
          isOpen={isOpen}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}
