import { randomUUID } from 'node:crypto';
import {
  access,
  constants,
  type FileHandle,
  mkdir,
  open,
  rename,
  rm,
  stat,
} from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { Readable } from 'node:stream';
import { assertRange, rangePastEnd } from './byte-range.ts';
import { syncFolders } from './durable-folders.ts';
import { listFolder } from './list-folder.ts';
import { takeOver, writeMeasured } from './measured-write.ts';
import {
  type ByteRange,
  type FileMeasure,
  FileMissing,
  type Storage,
  type StoredFile,
} from './storage.ts';
import { assertContentType, contentTypeOf } from './storage-key.ts';

/** Files under construction. No key starts with a dot, so none can name this folder. */
const INCOMING = '.incoming';

export function createLocalStorage(folder: string): Storage {
  const root = resolve(folder);
  return {
    async put(key, content, { contentType }) {
      assertContentType(key, contentType);
      return putFile(root, join(root, key), takeOver(content));
    },
    async find(key) {
      return findFile(join(root, key), contentTypeOf(key));
    },
    async read(key, range) {
      contentTypeOf(key);
      return readFile(join(root, key), key, range);
    },
    async delete(key) {
      contentTypeOf(key);
      await deleteFile(join(root, key));
    },
    list: () => listFolder(root, ''),
    async check() {
      await access(root, constants.R_OK | constants.W_OK | constants.X_OK);
    },
  };
}

async function putFile(root: string, path: string, content: Readable): Promise<FileMeasure> {
  const incoming = join(root, INCOMING, randomUUID());
  try {
    await mkdir(dirname(incoming), { recursive: true });
    const measure = await writeMeasured(incoming, content, { flush: true });
    await mkdir(dirname(path), { recursive: true });
    await rename(incoming, path);
    // All the way up even when the folders were there: another put may have made them just now.
    await syncFolders(dirname(path), root);
    return measure;
  } catch (error) {
    content.destroy();
    // What hinders the tidying must not hide what went wrong first.
    await rm(incoming, { force: true }).catch(() => undefined);
    throw error;
  }
}

async function findFile(path: string, contentType: string): Promise<StoredFile | undefined> {
  try {
    const { size, mtime } = await stat(path);
    return { size, contentType, lastModified: mtime };
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

/** The file is opened before it is handed out: a put meanwhile leaves the reader the old one. */
async function readFile(path: string, key: string, range?: ByteRange): Promise<Readable> {
  if (range) assertRange(range);
  const handle = await openFile(path, key);
  try {
    const { size } = await handle.stat();
    if (range && range.start >= size) throw rangePastEnd(key, range);
    return handle.createReadStream(range);
  } catch (error) {
    await handle.close();
    throw error;
  }
}

async function openFile(path: string, key: string): Promise<FileHandle> {
  try {
    return await open(path, 'r');
  } catch (error) {
    throw isMissing(error) ? new FileMissing(key) : error;
  }
}

async function deleteFile(path: string): Promise<void> {
  try {
    await rm(path);
    await syncFolders(dirname(path), dirname(path));
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}
