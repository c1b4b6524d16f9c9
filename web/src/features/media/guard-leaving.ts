type Connection = { onOffline: () => void; onOnline: () => void };

/**
 * While files are on their way, the browser asks before the page is closed, and the connection is
 * listened to. Returns the function that says whether they are.
 */
export function guardLeaving({ onOffline, onOnline }: Connection): (isOn: boolean) => void {
  let wasOn = false;
  return (isOn) => {
    if (isOn === wasOn) return;
    wasOn = isOn;
    const act = isOn ? 'addEventListener' : 'removeEventListener';
    window[act]('beforeunload', askToStay);
    window[act]('offline', onOffline);
    window[act]('online', onOnline);
  };
}

function askToStay(event: Event): void {
  event.preventDefault();
}
