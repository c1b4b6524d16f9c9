import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';

/** Keys go through people faster than anyone needs an address for. */
const SETTLED_MS = 250;

/** Who is open. The address follows, so that a link leads to the same person. */
export function useOpenPerson() {
  const { application } = useSearch({ strict: false });
  const said = typeof application === 'string' ? application : undefined;
  const navigate = useNavigate();
  const [openId, setOpenId] = useState(said);
  const say = useEffectEvent(() => {
    if (openId === said) return;
    void navigate({
      to: '.',
      search: (search) => ({ ...search, application: openId }),
      replace: true,
      resetScroll: false,
    });
  });
  useEffect(() => {
    // Read so that each step begins the wait anew.
    void openId;
    const timer = setTimeout(say, SETTLED_MS);
    return () => clearTimeout(timer);
  }, [openId]);
  return [openId, setOpenId] as const;
}
