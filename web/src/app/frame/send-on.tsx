import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { PageSpinner } from './page-spinner.tsx';

/** Leaves for another address of ours, which takes this one's place in the history. */
export function SendOn({ href }: { href: string }) {
  const navigate = useNavigate();
  useEffect(() => {
    void navigate({ href, replace: true });
  }, [navigate, href]);
  return <PageSpinner />;
}
