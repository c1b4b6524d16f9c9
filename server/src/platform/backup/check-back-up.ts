import { BackUpError } from './back-up-error.ts';
import { fileEntry, MANIFEST, type Manifest, tableEntry } from './manifest.ts';
import type { Measure } from './meter.ts';
import { nowhere, type OpenedBackUp } from './opened-back-up.ts';

type Expected = Pick<Measure, 'size' | 'sha256'> & { rows?: number };

/** What every entry has to be. Entries that are not listed here are looked at by nobody. */
function expectedOf({ tables, files }: Manifest): Map<string, Expected> {
  return new Map<string, Expected>([
    ...tables.map((table) => [tableEntry(table.name), table] as const),
    ...files.map((file) => [fileEntry(file.key), file] as const),
  ]);
}

/** Reads all of it and compares it with its list: nothing more, nothing less, every byte. */
export async function checkBackUp(backUp: OpenedBackUp, manifest: Manifest): Promise<void> {
  const expected = expectedOf(manifest);
  const wrong = (why: string) => new BackUpError(`${backUp.path} is damaged: ${why}.`);
  if (expected.size < manifest.tables.length + manifest.files.length) {
    throw wrong('its list names something twice');
  }
  for await (const entry of backUp.entries()) {
    if (entry.name === MANIFEST) continue;
    const listed = expected.get(entry.name);
    if (!listed) throw wrong(`${JSON.stringify(entry.name)} is not on its list, or there twice`);
    expected.delete(entry.name);
    if (entry.size !== listed.size) throw wrong(`${entry.name} has another size than listed`);
    assertSame(backUp, entry.name, listed, await backUp.take(entry, nowhere()));
  }
  const [missing] = expected.keys();
  if (missing !== undefined) throw wrong(`${missing} is missing`);
}

/** Once more when it is put back: what was checked may have been changed since. */
export function assertSame(
  { path }: OpenedBackUp,
  name: string,
  listed: Expected,
  { size, sha256, lines }: Measure,
): void {
  const isSame = size === listed.size && sha256 === listed.sha256;
  if (!isSame || (listed.rows !== undefined && listed.rows !== lines)) {
    throw new BackUpError(`${path} is damaged: ${name} is not what was backed up.`);
  }
}
