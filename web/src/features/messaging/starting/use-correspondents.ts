import { LIMITS } from '@callboard/contract/limits';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { correspondentsQuery } from './correspondents-query.ts';

/** How long nothing is typed before it is looked for. */
const PAUSE_MS = 200;

/** What is typed, and who it could be. */
export function useCorrespondents(talentProfileId: string | undefined) {
  const [typed, setTyped] = useState('');
  const [q, setQ] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setQ(typed.trim().slice(0, LIMITS.searchLengthMax)), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  const found = useInfiniteQuery({
    ...correspondentsQuery({
      ...(q !== '' && { q }),
      ...(talentProfileId !== undefined && { talentProfileId }),
    }),
    placeholderData: keepPreviousData,
  });
  const people = found.data?.pages.flatMap(({ items }) => items) ?? [];
  return { typed, setTyped, q, found, people };
}
