import { Keyboard } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Popover, PopoverContent, PopoverTrigger } from '../../../ui/popover.tsx';
import { useKeys } from '../../../ui/use-keys.ts';

type Line = readonly [keys: readonly string[], act: string];

const KEYS: readonly Line[] = [
  [['↓', 'j'], 'Next talent'],
  [['↑', 'k'], 'Previous talent'],
  [['Enter'], 'Open'],
  [['Esc'], 'Close'],
  [['f'], 'Find a talent'],
];
const FOR_MANAGERS: readonly Line[] = [[['x'], 'Select']];

type Props = { isManager: boolean; onFind: () => void; onClose: () => boolean };

/** The keys of this screen, by a press of "?" as well. */
export function RosterKeys({ isManager, onFind, onClose }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  useKeys({ '?': () => setIsOpen((before) => !before), f: onFind, Escape: onClose });
  return (
    <div className="pointer-coarse:hidden">
      <Popover open={isOpen} onOpenChange={setIsOpen}>
        <PopoverTrigger>
          <IconButton icon={Keyboard} label="Keyboard shortcuts" />
        </PopoverTrigger>
        <PopoverContent label="Keyboard shortcuts" width={240}>
          <dl className="grid grid-cols-[minmax(0,1fr)_auto] gap-y-2 text-13">
            {[...KEYS, ...(isManager ? FOR_MANAGERS : [])].map(([keys, act]) => (
              <div key={act} className="contents">
                <dt>{act}</dt>
                <dd className="flex justify-end gap-1">
                  {keys.map((key) => (
                    <kbd key={key}>{key}</kbd>
                  ))}
                </dd>
              </div>
            ))}
          </dl>
        </PopoverContent>
      </Popover>
    </div>
  );
}
