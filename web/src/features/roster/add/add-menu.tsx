import { ChevronDown, FileUp, Plus, UserRoundPlus, UserRoundSearch } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '../../../ui/dropdown-menu.tsx';
import { LateAdd, type Way } from './late-add.tsx';

type Props = { portfolioId: string; onAdded: (talentProfileId: string) => void };

/** The three ways to a talent on the roster. */
export function AddMenu({ portfolioId, onAdded }: Props) {
  const [way, setWay] = useState<Way>();
  return (
    <>
      <DropdownMenu>
        <DropdownMenuTrigger>
          <Button look="primary">
            <Plus aria-hidden="true" className="size-4" />
            Add talent
            <ChevronDown aria-hidden="true" className="size-4" />
          </Button>
        </DropdownMenuTrigger>
        <DropdownMenuContent>
          <DropdownMenuItem icon={UserRoundSearch} onSelect={() => setWay('ask')}>
            Ask someone on Callboard
          </DropdownMenuItem>
          <DropdownMenuItem icon={UserRoundPlus} onSelect={() => setWay('create')}>
            Begin a profile
          </DropdownMenuItem>
          <DropdownMenuItem icon={FileUp} onSelect={() => setWay('import')}>
            Import from a spreadsheet
          </DropdownMenuItem>
        </DropdownMenuContent>
      </DropdownMenu>
      {way !== undefined && (
        <LateAdd
          way={way}
          portfolioId={portfolioId}
          onAdded={onAdded}
          onDone={() => setWay(undefined)}
        />
      )}
    </>
  );
}
