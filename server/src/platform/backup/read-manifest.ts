import { Writable } from 'node:stream';
import { BackUpError } from './back-up-error.ts';
import { FORMAT, MANIFEST, type Manifest, manifestSchema, originSchema } from './manifest.ts';
import type { BackUpEntry, OpenedBackUp } from './opened-back-up.ts';

/** The list is read into memory; one of a million files has about 200 MB. */
const LARGEST_LIST = 256 * 1024 * 1024;

export async function readManifest(backUp: OpenedBackUp, version: string): Promise<Manifest> {
  for await (const entry of backUp.entries()) {
    if (entry.name === MANIFEST) return parse(await readText(backUp, entry), backUp, version);
  }
  throw new BackUpError(`${backUp.path} is no back-up of Callboard: it has no ${MANIFEST}.`);
}

function parse(text: string, { path }: OpenedBackUp, version: string): Manifest {
  const value = parseJson(text);
  const origin = originSchema.safeParse(value);
  if (origin.success && origin.data.format > FORMAT) {
    throw new BackUpError(newerThanThis(path, origin.data.callboard, version));
  }
  const { success, data, error } = manifestSchema.safeParse(value);
  if (success) return data;
  const [issue] = error.issues;
  throw new BackUpError(
    `${path} is no back-up of Callboard: its ${MANIFEST} is wrong at ${issue?.path.join('.')}.`,
  );
}

export function newerThanThis(path: string, theirs: string, ours: string): string {
  return (
    `${path} was made by Callboard ${theirs}, which has tables that this one (${ours}) does not ` +
    'know. Please restore it with that version or a newer one.'
  );
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

async function readText(backUp: OpenedBackUp, entry: BackUpEntry): Promise<string> {
  if (entry.size > LARGEST_LIST) {
    throw new BackUpError(`${backUp.path} has a ${MANIFEST} that is too large to be read.`);
  }
  const chunks: Buffer[] = [];
  const collect = new Writable({
    write(chunk: Buffer, _encoding, done) {
      chunks.push(chunk);
      done();
    },
  });
  await backUp.take(entry, collect);
  return Buffer.concat(chunks).toString('utf8');
}
