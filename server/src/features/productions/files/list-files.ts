import type { Actor } from '../../../platform/actor.ts';
import type { Platform } from '../../../platform/platform.ts';
import { requireProduction } from '../require-rights.ts';
import { presentFile } from './present-file.ts';
import { listFiles } from './queries.ts';

export async function getFiles({ db }: Platform, actor: Actor, productionId: string) {
  await requireProduction(db, actor, productionId);
  return { items: (await listFiles(db, productionId)).map(presentFile), nextCursor: null };
}
