import type { Config } from '../../../platform/config.ts';
import type { Platform } from '../../../platform/platform.ts';
import { Recorder } from './recorder.ts';

/** One for each server; tests run several in one process. */
const kept = new WeakMap<Config, Recorder>();

export function recorderOf(platform: Platform): Recorder {
  const known = kept.get(platform.config);
  if (known !== undefined) return known;
  const recorder = new Recorder(platform);
  kept.set(platform.config, recorder);
  return recorder;
}

/** Writes what is left. */
export async function closeRecorder({ config }: Platform): Promise<void> {
  await kept.get(config)?.close();
}
