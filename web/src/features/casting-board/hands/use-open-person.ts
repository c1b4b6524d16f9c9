import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** Keys go through people faster than anyone needs an address for. */
const SETTLED_MS = 250;

/** Who is open. The address follows, so that a link leads to the same person, from here as well. */
export function useOpenPerson() {
  const { application } = useSearch({ strict: false });
  const said = typeof application === 'string' ? application : undefined;
  const navigate = useNavigate();
  const [openId, setOpenId] = useState(said);
  const lastSaid = useRef(said);
  const say = useEffectEvent(() => {
    if (openId === said) return;
    lastSaid.current = openId;
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
  const follow = useEffectEvent(() => {
    // What was said here is history: by now someone else may be open.
    if (said === lastSaid.current) return;
    lastSaid.current = said;
    setOpenId(said);
  });
  useEffect(() => {
    // Read so that every other address is followed.
    void said;
    follow();
  }, [said]);
  return [openId, setOpenId] as const;
}
