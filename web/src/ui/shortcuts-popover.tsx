import { Keyboard } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from './icon-button.tsx';
import { Popover, PopoverContent, PopoverTrigger } from './popover.tsx';
import { useKeys } from './use-keys.ts';

export type Shortcut = readonly [keys: readonly string[], act: string];

const WIDTH = 260;

/** The keys of a screen, by a press of "?" as well. */
export function ShortcutsPopover({ shortcuts }: { shortcuts: readonly Shortcut[] }) {
  const [isOpen, setIsOpen] = useState(false);
  useKeys({ '?': () => setIsOpen((before) => !before) });
  return (
    <div className="pointer-coarse:hidden">
      <Popover open={isOpen} onOpenChange={setIsOpen}>
        <PopoverTrigger>
          <IconButton icon={Keyboard} label="Keyboard shortcuts" />
        </PopoverTrigger>
        <PopoverContent label="Keyboard shortcuts" width={WIDTH}>
          <dl className="grid grid-cols-[minmax(0,1fr)_auto] gap-y-2 text-13">
            {shortcuts.map(([keys, act]) => (
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
