import { hasDemo, hasNoUsers, loadDemo } from '../demo/load-demo.ts';
import { AppError } from '../platform/app-error.ts';
import type { Platform } from '../platform/platform.ts';
import { addPopulation } from '../population/add-population.ts';

type Asked = { force: boolean; talents?: number | undefined; seed: number };
type Say = (line: string) => void;

/** Invented people beside real ones are a choice, never an accident. */
export async function seed(platform: Platform, asked: Asked, say: Say): Promise<void> {
  const isDemo = await hasDemo(platform);
  if (asked.talents === undefined && isDemo) return say('The demo is in this database already.');
  if (!asked.force && !isDemo && !(await hasNoUsers(platform))) {
    throw new AppError('CONFLICT', {
      message: 'This database holds accounts. With --force invented people are put beside them.',
    });
  }
  if (asked.talents === undefined) return loadTheDemo(platform, say);
  const { talents, seed: number } = asked;
  const now = platform.clock.now();
  await addPopulation(platform.databaseUrl, { talents, seed: number, now, say });
  say('They are there; a running server finds them as soon as it has read them.');
}

async function loadTheDemo(platform: Platform, say: Say): Promise<void> {
  await loadDemo(platform, { portraits: platform.config.demoPortraits });
  const signIn = platform.config.demoAccountsMaySignIn
    ? ''
    : ' Its accounts cannot sign in where others than this machine can reach Callboard, unless DEMO=1.';
  say(`The demo is loaded; a running server draws its photos.${signIn}`);
}
