import { useEffect, useEffectEvent, useState } from 'react';

/** Counts down once a second and calls `onEnd` at zero, unless it is stopped before. */
export function useCountdown(from: number, onEnd: () => void) {
  const [seconds, setSeconds] = useState(from);
  const [isRunning, setIsRunning] = useState(true);
  const end = useEffectEvent(onEnd);

  useEffect(() => {
    if (!isRunning) return;
    if (seconds === 0) return end();
    const tick = setTimeout(() => setSeconds(seconds - 1), 1_000);
    return () => clearTimeout(tick);
  }, [seconds, isRunning]);

  return { seconds, isRunning, stop: () => setIsRunning(false) };
}
