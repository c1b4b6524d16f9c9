import { useEffect, useState } from 'react';

/** The value once it has not changed for so long; nothing before that. */
export function usePaused(value: string, milliseconds: number): string | undefined {
  const [paused, setPaused] = useState<string>();
  useEffect(() => {
    const timer = setTimeout(() => setPaused(value), milliseconds);
    return () => clearTimeout(timer);
  }, [value, milliseconds]);
  return paused === value ? paused : undefined;
}
