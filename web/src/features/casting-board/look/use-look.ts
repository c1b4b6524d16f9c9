import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';
import { type Look, readLook, writeLook } from './look.ts';

/** What the address says of the board, and how to say something else. */
export function useLook(): [Look, (changes: Partial<Look>) => void] {
  const search = useSearch({ strict: false });
  const navigate = useNavigate();
  const look = useMemo(() => readLook(search), [search]);
  const setLook = useCallback(
    (changes: Partial<Look>) =>
      void navigate({
        to: '.',
        search: (said) => ({ ...said, ...writeLook({ ...readLook(said), ...changes }) }),
        replace: true,
        resetScroll: false,
      }),
    [navigate],
  );
  return [look, setLook];
}
