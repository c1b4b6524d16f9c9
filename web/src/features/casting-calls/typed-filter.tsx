import { useEffect, useEffectEvent, useState } from 'react';
import { TextField } from '../../ui/text-field.tsx';

/** A pause in typing, in milliseconds. */
const PAUSE_MS = 300;

type Props = { label: string; value: string; onChange: (value: string) => void };

/** The address follows a moment after the last key, and the field follows an address changed elsewhere. */
export function TypedFilter({ label, value, onChange }: Props) {
  const [typed, setTyped] = useState(value);
  const [told, setTold] = useState(value);
  if (value !== told) {
    setTold(value);
    if (value !== typed.trim()) setTyped(value);
  }
  function tell() {
    if (typed.trim() !== value) onChange(typed.trim());
  }
  const paused = useEffectEvent(tell);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each key begins the pause anew
  useEffect(() => {
    const timer = setTimeout(() => paused(), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return (
    <TextField
      label={label}
      maxLength={100}
      value={typed}
      onChange={(event) => setTyped(event.currentTarget.value)}
      // Whoever goes on has finished typing.
      onBlur={tell}
    />
  );
}
