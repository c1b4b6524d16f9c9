import { Search } from 'lucide-react';
import { type Ref, useEffect, useRef, useState } from 'react';
import { classes } from './classes.ts';
import { Input } from './input.tsx';

/** How long nothing is typed before it is looked for. */
const PAUSE_MS = 250;

type Props = {
  /** What it finds: "Find a production". */
  label: string;
  value: string;
  onSearch: (text: string) => void;
  ref?: Ref<HTMLInputElement>;
  /** How wide it is: 256 px, or all there is on a phone, unless told. */
  className?: string;
};

/** What is typed shows at once; the list follows after a pause, or at once with Enter. */
export function SearchBox({ label, value, onSearch, ref, className = 'w-full sm:w-64' }: Props) {
  const [typed, setTyped] = useState(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // Back, forward and "Clear filters" change it from outside.
  useEffect(() => setTyped((now) => (now.trim() === value ? now : value)), [value]);
  useEffect(() => () => clearTimeout(timer.current), []);

  function type(text: string) {
    setTyped(text);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => onSearch(text), PAUSE_MS);
  }

  function searchNow() {
    clearTimeout(timer.current);
    if (typed.trim() !== value) onSearch(typed);
  }

  return (
    <div className={classes('relative', className)}>
      <Search
        aria-hidden="true"
        className="pointer-events-none absolute inset-y-0 left-2.5 my-auto size-4 text-muted"
      />
      <Input
        ref={ref}
        type="search"
        aria-label={label}
        placeholder={label}
        value={typed}
        onChange={({ target }) => type(target.value)}
        onKeyDown={({ key }) => key === 'Enter' && searchNow()}
        className="pl-8.5"
      />
    </div>
  );
}
