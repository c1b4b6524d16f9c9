import { useEffect, useEffectEvent, useState } from 'react';
import { TextField } from '../../../ui/text-field.tsx';

const TYPED_MS = 120;

type Props = { name: string; onName: (name: string) => void };

/** Follows the typing, a little behind it. */
export function NameField({ name, onName }: Props) {
  const [typed, setTyped] = useState(name);
  const tell = useEffectEvent(() => {
    if (typed !== name) onName(typed);
  });
  useEffect(() => {
    // Read so that the wait begins anew with each letter.
    void typed;
    const timer = setTimeout(tell, TYPED_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return (
    <TextField
      label="Name"
      type="search"
      autoComplete="off"
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
    />
  );
}
