import type { FieldErrors } from '@callboard/contract/errors';
import { type ProfileExport, profileExportSchema } from '@callboard/contract/profile-documents';
import { isJsonObject, parseJson } from '../../../lib/json.ts';

export type ReadFile = { profile: ProfileExport } | { faults: string[] };

/** A file as the profile it holds, or what is wrong with it. */
export async function readProfileFile(file: File): Promise<ReadFile> {
  const content = parseJson(await file.text());
  if (!isJsonObject(content)) return { faults: ['This is not a Callboard profile'] };
  const result = profileExportSchema.safeParse(content);
  if (result.success) return { profile: result.data };
  const { format, version } = profileExportSchema.shape;
  // Of another kind of file, all else would be wrong as well.
  const first = [format.safeParse(content.format), version.safeParse(content.version)];
  const notOurs = first.flatMap(({ error }) => error?.issues[0]?.message ?? []);
  if (notOurs.length > 0) return { faults: notOurs.slice(0, 1) };
  const fields: Record<string, string> = {};
  for (const { path, message } of result.error.issues) fields[path.join('.')] ??= message;
  return { faults: faultsOf(fields) };
}

const FAULTS_SHOWN = 8;

/** "Credits, no. 3, year: Please enter a year". */
export function faultsOf(fields: FieldErrors): string[] {
  const faults = Object.entries(fields).map(
    ([path, message]) => `${wordsOf(path)}: ${plain(message)}`,
  );
  const left = faults.length - FAULTS_SHOWN;
  return left > 0 ? [...faults.slice(0, FAULTS_SHOWN), `and ${left} more`] : faults;
}

/** Where a rule has no words of its own, its checker speaks of types. */
const plain = (message: string) =>
  /^(Invalid|Too|Unrecognized)\b/.test(message) ? 'missing, or not what belongs here' : message;

const PARTS = ['profile', 'traits', 'info'];

function wordsOf(path: string): string {
  const [first = '', ...rest] = path.split('.');
  const named = PARTS.includes(first) && rest.length > 0 ? rest : [first, ...rest];
  const words = named.map((part) =>
    /^\d+$/.test(part) ? `no. ${Number(part) + 1}` : spaced(part),
  );
  const text = words.join(', ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** `crewRoleId` reads "crew role". */
const spaced = (name: string) =>
  name.replace(/Ids?$/, '').replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
