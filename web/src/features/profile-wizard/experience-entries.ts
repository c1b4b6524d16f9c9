import {
  CREDIT_CATEGORIES,
  creditSchema,
  type PartOfInfo,
  type ProfessionalInfo,
} from '@callboard/contract/professional-info';
import * as z from 'zod';
import { shown, typedNumber, typedText } from './typed-values.ts';

type Credit = ProfessionalInfo['credits'][number];
type Training = ProfessionalInfo['training'][number];

export const TRAINING = 'training' as const;

/** A credit or a training in its shortest form; what else there is to say can follow later. */
export const entrySchema = z
  .object({
    /** None until it has been saved. */
    entryId: z.string().optional(),
    kind: z.enum([...CREDIT_CATEGORIES, TRAINING]),
    title: z.string().trim(),
    role: typedText(creditSchema.shape.role),
    year: typedNumber(creditSchema.shape.year),
  })
  .refine(({ title, role, year }) => title !== '' || (role === null && year === null), {
    path: ['title'],
    message: 'Please enter its name',
  });
export type EntryForm = z.input<typeof entrySchema>;
type Entry = z.output<typeof entrySchema>;

export const NEW_ENTRY: EntryForm = { kind: 'film', title: '', role: '', year: '' };
/** More than these are for the profile's own page. */
export const ENTRIES_MAX = 3;

/** A line that nothing was typed into. */
const isBlank = ({ title }: Entry) => title === '';

/** The first few that the profile has, and a blank one where it has none. */
export function entriesOf({ credits = [], training = [] }: PartOfInfo): EntryForm[] {
  const all: EntryForm[] = [
    ...credits.map(({ id, category, production, role, year }) => ({
      entryId: id,
      kind: category,
      title: production,
      role: shown(role),
      year: shown(year),
    })),
    ...training.map(({ id, institution, course, toYear }) => ({
      entryId: id,
      kind: TRAINING,
      title: institution,
      role: shown(course),
      year: shown(toYear),
    })),
  ];
  return all.length === 0 ? [NEW_ENTRY] : all.slice(0, ENTRIES_MAX);
}

/** Both lists with these entries in them. Those that were not shown, and what was not asked, stay. */
export function withEntries(info: PartOfInfo, entries: readonly Entry[]) {
  const { credits = [], training = [] } = info;
  const filled = entries.filter((entry) => !isBlank(entry));
  const shownIds = new Set(entriesOf(info).map(({ entryId }) => entryId));
  const unseen = ({ id }: { id?: string | undefined }) => !shownIds.has(id);
  const known = new Map([...credits, ...training].map((entry) => [entry.id, entry]));
  return {
    credits: [
      ...filled.flatMap((entry) => asCredit(entry, known.get(entry.entryId))),
      ...credits.filter(unseen),
    ],
    training: [
      ...filled.flatMap((entry) => asTraining(entry, known.get(entry.entryId))),
      ...training.filter(unseen),
    ],
  };
}

function asCredit({ kind, title, role, year }: Entry, known?: Credit | Training): Credit[] {
  if (kind === TRAINING) return [];
  const rest =
    known !== undefined && 'production' in known
      ? known
      : { billing: null, director: null, company: null };
  return [{ ...rest, category: kind, production: title, role, year }];
}

function asTraining({ kind, title, role, year }: Entry, known?: Credit | Training): Training[] {
  if (kind !== TRAINING) return [];
  const rest = known !== undefined && 'institution' in known ? known : NO_TRAINING;
  // A school that ended before it began is a slip; the year that was typed now counts.
  const fromYear = year !== null && (rest.fromYear ?? year) > year ? null : rest.fromYear;
  return [{ ...rest, fromYear, institution: title, course: role, toYear: year }];
}

const NO_TRAINING = { teacher: null, fromYear: null };
