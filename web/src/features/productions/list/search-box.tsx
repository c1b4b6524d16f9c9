import { Search } from 'lucide-react';
import { type Ref, useEffect, useRef, useState } from 'react';
import { Input } from '../../../ui/input.tsx';

/** How long nothing is typed before it is looked for. */
const PAUSE_MS = 250;

type Props = { value: string; onSearch: (text: string) => void; ref: Ref<HTMLInputElement> };

/** What is typed shows at once; the list follows after a pause. */
export function SearchBox({ value, onSearch, ref }: Props) {
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

  return (
    <div className="relative w-full sm:w-64">
      <Search
        aria-hidden="true"
        className="pointer-events-none absolute inset-y-0 left-2.5 my-auto size-4 text-muted"
      />
      <Input
        ref={ref}
        type="search"
        aria-label="Find a production"
        placeholder="Find a production"
        value={typed}
        onChange={({ target }) => type(target.value)}
        className="pl-8.5"
      />
    </div>
  );
}
