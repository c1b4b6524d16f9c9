import type { CurrentUser } from '@callboard/contract/auth';
import { LIMITS } from '@callboard/contract/limits';
import { TEXTS } from '@callboard/contract/texts';
import { Search, X } from 'lucide-react';
import {
  type KeyboardEvent,
  lazy,
  Suspense,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react';
import { classes } from '../../ui/classes.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { Input } from '../../ui/input.tsx';
import type { PanelState } from './search-panel.tsx';
import { useSearchShortcut } from './use-search-shortcut.ts';

/** Its code and the schema of its call come with the first search. */
const SearchPanel = lazy(async () => ({
  default: (await import('./search-panel.tsx')).SearchPanel,
}));

/** On wide screens a box in the bar; on narrow ones a button that lays the box across the bar. */
export function GlobalSearch({ user }: { user: CurrentUser | null }) {
  const isClient = user?.role === 'client';
  const id = useId();
  const place = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const keys = useRef<((event: KeyboardEvent) => void) | null>(null);
  const [typed, setTyped] = useState('');
  const [isOpen, setOpen] = useState(false);
  /** On a narrow screen. */
  const [isUnfolded, setUnfolded] = useState(false);
  const [panel, setPanel] = useState<PanelState>();
  const query = typed.trim();
  const isShown = isClient && isOpen && query.length >= LIMITS.searchLengthMin;

  useSearchShortcut(isClient, () => {
    setUnfolded(true);
    input.current?.focus();
  });
  useEffect(() => {
    if (isUnfolded) input.current?.focus();
  }, [isUnfolded]);
  useClickOutside(place, () => {
    setOpen(false);
    setUnfolded(false);
  });

  function close() {
    setOpen(false);
    setUnfolded(false);
  }

  function clear() {
    setTyped('');
    setOpen(false);
    input.current?.focus();
  }

  function press(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') return isShown ? setOpen(false) : close();
    if (event.key === 'ArrowDown' && !isOpen) setOpen(true);
    keys.current?.(event);
  }

  return (
    <div ref={place} className="flex items-center lg:flex-1">
      <IconButton
        icon={Search}
        label="Search"
        disabled={!isClient}
        onClick={() => setUnfolded(true)}
        className="lg:hidden"
      />
      <div
        className={classes(
          'lg:relative lg:block lg:w-full lg:max-w-[26rem]',
          isUnfolded
            ? 'absolute inset-0 z-10 flex items-center bg-paper px-2 lg:static lg:p-0'
            : 'hidden',
        )}
      >
        <div className="relative flex w-full items-center">
          <Search
            aria-hidden="true"
            className="pointer-events-none absolute left-2.5 size-4 text-muted"
          />
          <Input
            ref={input}
            type="text"
            inputMode="search"
            enterKeyHint="search"
            role="combobox"
            aria-label="Search"
            aria-expanded={isShown && panel !== undefined}
            aria-controls={panel?.listIds}
            aria-activedescendant={panel?.activeId}
            aria-autocomplete="list"
            autoComplete="off"
            spellCheck={false}
            maxLength={LIMITS.searchLengthMax}
            disabled={!isClient}
            placeholder={isClient ? TEXTS.search.placeholder : TEXTS.search.placeholderDisabled}
            value={typed}
            onChange={(event) => {
              setTyped(event.currentTarget.value);
              setOpen(true);
            }}
            onFocus={() => setOpen(true)}
            onKeyDown={press}
            className="px-8.5"
          />
          {(typed !== '' || isUnfolded) && (
            <IconButton
              icon={X}
              label={typed === '' ? 'Close search' : 'Clear search'}
              size={32}
              onClick={typed === '' ? close : clear}
              className={classes('absolute right-0.5', typed === '' && 'lg:hidden')}
            />
          )}
        </div>
        {isShown && (
          <Suspense>
            <SearchPanel id={id} query={query} keys={keys} onState={setPanel} onClose={close} />
          </Suspense>
        )}
      </div>
    </div>
  );
}

function useClickOutside(place: { current: HTMLElement | null }, act: () => void) {
  const clicked = useEffectEvent((event: PointerEvent) => {
    if (!place.current?.contains(event.target as Node)) act();
  });
  useEffect(() => {
    const listen = (event: PointerEvent) => clicked(event);
    document.addEventListener('pointerdown', listen);
    return () => document.removeEventListener('pointerdown', listen);
  }, []);
}
