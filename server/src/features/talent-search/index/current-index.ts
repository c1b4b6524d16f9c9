import type { Config } from '../../../platform/config.ts';
import type { Platform } from '../../../platform/platform.ts';
import { snapshotPathIn, TalentIndex } from './talent-index.ts';

/** One for each server; tests run several in one process. */
const kept = new WeakMap<Config, TalentIndex>();

export function talentIndexOf({ config, databaseUrl, clock, log }: Platform): TalentIndex {
  const known = kept.get(config);
  if (known !== undefined) return known;
  const index = new TalentIndex({
    clock,
    log,
    databaseUrl,
    snapshotPath: snapshotPathIn(config.dataDir),
    logLevel: config.logLevel,
  });
  kept.set(config, index);
  return index;
}

/** Where one was begun. */
export async function closeTalentIndex({ config }: Platform): Promise<void> {
  await kept.get(config)?.close();
}
