import { type PartOfInfo, professionalInfoSchema } from '@callboard/contract/professional-info';
import type { Checked, Fields } from './autosave.ts';
import { checkFields, ifNumber, readFields } from './check-fields.ts';
import { readDayRate } from './day-rate.ts';
import type { Entry } from './entries.ts';
import { entriesIn } from './entries.ts';

const ENTRY_LISTS = ['credits', 'training', 'certifications'] as const;
const YEARS = ['year', 'fromYear', 'toYear'];
const DATES = ['issuedOn', 'expiresOn'];
/** What an entry has from the start says nothing yet. */
const GIVEN = ['id', 'category'];

/** Entries that were only just added, with nothing in them, are left out until something is. */
export function checkInfo(typed: Fields): Checked {
  const filled = readFields(typed, ENTRY_LISTS, (list) => entriesIn(list).filter(isFilled));
  let read = readFields(filled, ENTRY_LISTS, (list) => entriesIn(list).map(readEntry));
  read = readFields(read, ['yearsOfExperience'], ifNumber);
  read = readFields(read, ['dayRate'], readDayRate);
  const { sendable, errors } = checkFields(professionalInfoSchema, read);
  return { sendable, errors: byEntryId(errors, filled) };
}

const readEntry = (entry: Entry) =>
  readFields(readFields(entry, YEARS, ifNumber), DATES, readDate) as Entry;

const readDate = (typed: unknown) => (typed === '' ? null : typed);

function isFilled(entry: Entry): boolean {
  return Object.entries(entry).some(
    ([name, value]) => !GIVEN.includes(name) && value !== null && String(value).trim() !== '',
  );
}

/** `credits.0.year` becomes `credits.<id>.year`: places change while someone types. */
export function byEntryId(errors: Checked['errors'], lists: Fields): Checked['errors'] {
  return Object.fromEntries(
    Object.entries(errors).map(([path, message]) => {
      const [list = '', place, ...rest] = path.split('.');
      const id = entriesIn(lists[list])[Number(place)]?.id;
      return [id === undefined ? path : [list, id, ...rest].join('.'), message];
    }),
  );
}

/**
 * The server gives each new entry its id, which it has to be called by from then on, or it would be
 * a new one each time; on the page it keeps the id it was added with.
 */
export function keepingIds(save: (changes: PartOfInfo) => Promise<PartOfInfo>) {
  const given = new Map<string, string>();
  const rename = <Sent extends { id?: string | undefined }>(entry: Sent): Sent => {
    const id = given.get(entry.id ?? '');
    return id === undefined ? entry : { ...entry, id };
  };
  return async (changes: PartOfInfo) => {
    const sent = { ...changes };
    if (sent.credits) sent.credits = sent.credits.map(rename);
    if (sent.training) sent.training = sent.training.map(rename);
    if (sent.certifications) sent.certifications = sent.certifications.map(rename);
    const answer = await save(sent);
    for (const list of ENTRY_LISTS) {
      changes[list]?.forEach(({ id }, place) => {
        const known = answer[list]?.[place]?.id;
        if (id !== undefined && known !== undefined && known !== id) given.set(id, known);
      });
    }
  };
}
