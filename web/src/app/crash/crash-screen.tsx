import type { Crash } from '@callboard/contract/error-logs';
import { TEXTS } from '@callboard/contract/texts';
import { useEffect } from 'react';
import { log } from '../../lib/log.ts';
import { Button } from '../../ui/button.tsx';
import { Logo } from '../../ui/logo.tsx';
import { useCountdown } from './use-countdown.ts';

const RELOAD_AFTER_SECONDS = 3;

export function CrashScreen({ crash }: { crash: Crash }) {
  const countdown = useCountdown(RELOAD_AFTER_SECONDS, reload);
  useEffect(() => {
    // Back is another address, but the app that would draw it is broken: it starts anew there.
    window.addEventListener('popstate', reload);
    return () => window.removeEventListener('popstate', reload);
  }, []);

  const goBack = () => {
    countdown.stop();
    if (window.history.length > 1) window.history.back();
    else window.location.assign('/');
  };
  const copy = () => {
    countdown.stop();
    void copyDetails(crash);
  };

  return (
    <main className="mx-auto grid min-h-dvh max-w-lg content-center gap-6 px-4 py-12">
      <Logo />
      <div role="alert" className="grid gap-2">
        <h1 className="font-bold text-28">{TEXTS.crash.title}</h1>
        <p className="text-16 text-muted">{TEXTS.crash.explanation}</p>
      </div>
      {crash.message !== '' && (
        <p className="wrap-anywhere rounded-card border border-line bg-raised p-4 text-13">
          {crash.message}
        </p>
      )}
      {/* Keeps its line when the countdown stops, so that no button moves under the pointer. */}
      <p role="timer" className="min-h-5 text-muted tabular-nums">
        {countdown.isRunning && TEXTS.crash.countdown(countdown.seconds)}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button look="primary" onClick={reload}>
          {TEXTS.crash.reload}
        </Button>
        <Button onClick={goBack}>{TEXTS.crash.goBack}</Button>
        <Button onClick={copy}>{TEXTS.crash.copy}</Button>
      </div>
    </main>
  );
}

function reload(): void {
  window.location.reload();
}

async function copyDetails(crash: Crash): Promise<void> {
  const details = JSON.stringify(crash, null, 2);
  try {
    await navigator.clipboard.writeText(details);
    window.alert(TEXTS.crash.copied);
  } catch {
    // The alert sends people to the console, so the details have to be there.
    log.error(details);
    window.alert(TEXTS.crash.copyFailed);
  }
}
