import { TEXTS } from '@callboard/contract/texts';
import { useState } from 'react';
import { Popover, PopoverContent, PopoverTrigger } from '../../ui/popover.tsx';
import { TalentOptions } from './talent-options.tsx';
import { WorkingAsButton } from './working-as-button.tsx';

const WIDTH = 288;

/** Drawn when it is first asked for, and so open. */
export function WorkingAsPopover({ portfolioId }: { portfolioId: string }) {
  const [isOpen, setIsOpen] = useState(true);
  return (
    <Popover open={isOpen} onOpenChange={setIsOpen}>
      <PopoverTrigger>
        <WorkingAsButton />
      </PopoverTrigger>
      <PopoverContent
        label={TEXTS.workingAs.label}
        align="start"
        width={WIDTH}
        className="overflow-hidden"
      >
        <TalentOptions portfolioId={portfolioId} onChoose={() => setIsOpen(false)} />
      </PopoverContent>
    </Popover>
  );
}
