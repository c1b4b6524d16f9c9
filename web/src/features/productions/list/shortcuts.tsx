import { Keyboard } from 'lucide-react';
import { useEffect, useState } from 'react';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Popover, PopoverContent, PopoverTrigger } from '../../../ui/popover.tsx';

const KEYS: readonly (readonly [keys: readonly string[], act: string])[] = [
  [['↓', 'j'], 'Next production'],
  [['↑', 'k'], 'Previous production'],
  [['Enter'], 'Open it'],
  [['f'], 'Find a production'],
  [['/'], 'Search everything'],
];
const FOR_CLIENTS = [[['n'], 'New production']] as const;

/** The keys of this screen, by a press of "?" as well. */
export function Shortcuts({ isReadOnly }: { isReadOnly: boolean }) {
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    const listen = ({ key, target }: KeyboardEvent) => {
      const isTyping = target instanceof Element && target.closest('input, textarea');
      if (key === '?' && !isTyping) setIsOpen((before) => !before);
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
  return (
    <div className="pointer-coarse:hidden">
      <Popover open={isOpen} onOpenChange={setIsOpen}>
        <PopoverTrigger>
          <IconButton icon={Keyboard} label="Keyboard shortcuts" />
        </PopoverTrigger>
        <PopoverContent label="Keyboard shortcuts" width={260}>
          <dl className="grid grid-cols-[minmax(0,1fr)_auto] gap-y-2 text-13">
            {[...KEYS, ...(isReadOnly ? [] : FOR_CLIENTS)].map(([keys, act]) => (
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
