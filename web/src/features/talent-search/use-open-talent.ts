import { useLocation } from '@tanstack/react-router';
import { useEffect, useState } from 'react';

/** By entry of the browser's history. */
const openThen = new Map<string, string>();

/** Who is looked at closely: still so for whoever comes back from their profile. */
export function useOpenTalent() {
  const entry = useLocation({ select: ({ state }) => state.__TSR_key ?? '' });
  const [openId, setOpenId] = useState(() => openThen.get(entry));
  useEffect(() => {
    if (openId === undefined) openThen.delete(entry);
    else openThen.set(entry, openId);
  }, [entry, openId]);
  return [openId, setOpenId] as const;
}
