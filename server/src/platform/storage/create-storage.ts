import { join, resolve } from 'node:path';
import { makeDurableFolder } from './durable-folders.ts';
import { createLocalStorage } from './local-storage.ts';
import type { S3Account } from './s3-storage.ts';
import type { Storage } from './storage.ts';

export async function createStorage(config: {
  dataDir: string;
  s3?: S3Account | undefined;
}): Promise<Storage> {
  if (config.s3) {
    const { createS3Storage } = await import('./s3-storage.ts');
    return createS3Storage(config.s3);
  }
  const folder = resolve(join(config.dataDir, 'files'));
  await makeDurableFolder(folder);
  return createLocalStorage(folder);
}
