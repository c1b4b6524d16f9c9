import type { Config } from '../../../../platform/config.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { OpenCalls } from './open-calls.ts';

/** One for each server; tests run several in one process. */
const kept = new WeakMap<Config, OpenCalls>();

/** All open calls, loaded when they are first asked for. Some may be past their deadline. */
export function currentCalls(platform: Platform): ReturnType<OpenCalls['current']> {
  let calls = kept.get(platform.config);
  if (calls === undefined) {
    calls = new OpenCalls();
    kept.set(platform.config, calls);
  }
  return calls.current(platform);
}
