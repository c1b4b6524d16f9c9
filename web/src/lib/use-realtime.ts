import { createContext, useContext } from 'react';
import type { Realtime } from './realtime.ts';

export const RealtimeContext = createContext<Realtime | null>(null);

export function useRealtime(): Realtime {
  const realtime = useContext(RealtimeContext);
  if (realtime === null) throw new Error('useRealtime is used outside its provider');
  return realtime;
}
