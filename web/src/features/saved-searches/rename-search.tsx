import { LIMITS } from '@callboard/contract/limits';
import { X } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Input } from '../../ui/input.tsx';

type Props = { name: string; onSave: (name: string) => void; onClose: () => void };

/** Where the name stands. */
export function RenameSearch({ name, onSave, onClose }: Props) {
  const [given, setGiven] = useState(name);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // The menu that it was chosen in gives the focus back first.
    const frame = requestAnimationFrame(() => field.current?.select());
    return () => cancelAnimationFrame(frame);
  }, []);

  function save(event: FormEvent) {
    event.preventDefault();
    if (given.trim() === '') return;
    if (given !== name) onSave(given.trim());
    onClose();
  }
  return (
    <li className="p-1">
      <form onSubmit={save} className="flex gap-1.5">
        <Input
          ref={field}
          aria-label="Name of the search"
          maxLength={LIMITS.personNameLength}
          value={given}
          onChange={(event) => setGiven(event.target.value)}
        />
        <Button type="submit" look="primary" disabled={given.trim() === ''}>
          Rename
        </Button>
        <IconButton icon={X} label="Leave the name as it was" onClick={onClose} />
      </form>
    </li>
  );
}
