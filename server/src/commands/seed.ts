import { hasDemo, hasNoUsers, loadDemo } from '../demo/load-demo.ts';
import { AppError } from '../platform/app-error.ts';
import type { Platform } from '../platform/platform.ts';

/** Returns what there is to say. Invented people beside real ones are a choice, never an accident. */
export async function seed(platform: Platform, { force }: { force: boolean }): Promise<string> {
  if (await hasDemo(platform)) return 'The demo is in this database already.';
  if (!force && !(await hasNoUsers(platform))) {
    throw new AppError('CONFLICT', {
      message: 'This database holds accounts. With --force the demo is loaded beside them.',
    });
  }
  await loadDemo(platform, { portraits: platform.config.demoPortraits });
  const signIn = platform.config.demoAccountsMaySignIn
    ? ''
    : ' Its accounts cannot sign in where others than this machine can reach Callboard, unless DEMO=1.';
  return `The demo is loaded; a running server draws its photos.${signIn}`;
}
