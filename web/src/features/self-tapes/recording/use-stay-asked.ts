import { useEffect } from 'react';

/** The browser asks before the page is closed. */
export function useStayAsked(isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return;
    const ask = (event: Event) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isOn]);
}
