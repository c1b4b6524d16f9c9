import { useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import { useSession } from '../../lib/use-session.ts';
import { SendOn } from './send-on.tsx';

/** Remembers where someone wanted to go, unless they have just signed out. */
export function SendToLogin() {
  const { hasLeft } = useSession();
  const wanted = useLocation({ select: ({ href }) => href });
  // The address changes while the login page is on its way; what was wanted does not.
  const [href] = useState(() => (hasLeft ? '/login' : loginAddress(wanted)));
  return <SendOn href={href} />;
}

function loginAddress(wanted: string): string {
  return wanted === '/' ? '/login' : `/login?${new URLSearchParams({ next: wanted })}`;
}
