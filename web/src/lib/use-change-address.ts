import { useNavigate } from '@tanstack/react-router';

/** Changes what the address says after its `?`, in its place: Back leads to the page before. */
export function useChangeAddress() {
  const navigate = useNavigate();
  return (changes: Record<string, string | undefined>): void =>
    void navigate({
      to: '.',
      search: (before) => ({ ...before, ...changes }),
      replace: true,
      resetScroll: false,
    });
}
