import { describe, expect, it } from 'vitest';
import { entriesOf, entrySchema, withEntries } from './experience-entries.ts';

const credit = (id: string, production: string) => ({
  id,
  category: 'film' as const,
  production,
  role: null,
  billing: 'Lead',
  director: 'Ann Ode',
  company: null,
  year: 2024,
});
const school = {
  id: 't',
  institution: 'Corder',
  course: null,
  teacher: 'Bo',
  fromYear: 2019,
  toYear: 2022,
};

const read = (info: Parameters<typeof entriesOf>[0]) =>
  entriesOf(info).map((entry) => entrySchema.parse(entry));

describe('a few lines of a résumé', () => {
  it('begin with a blank one, which is nothing until something is typed', () => {
    expect(entriesOf({})).toHaveLength(1);
    expect(withEntries({}, read({}))).toEqual({ credits: [], training: [] });
  });

  it('leave alone what they do not show', () => {
    const info = {
      credits: [
        credit('a', 'Salt'),
        credit('b', 'Slate'),
        credit('c', 'Sand'),
        credit('d', 'Silt'),
      ],
      training: [school],
    };
    expect(withEntries(info, read(info))).toEqual(info);
  });

  it('move between credits and training, and go when they are removed', () => {
    const info = { credits: [credit('a', 'Salt')], training: [school] };
    const [first] = entriesOf(info);
    const entries = [entrySchema.parse({ ...first, kind: 'training', year: '2018' })];
    const after = withEntries(info, entries);
    expect(after.credits).toEqual([]);
    expect(after.training).toEqual([
      { institution: 'Salt', course: null, teacher: null, fromYear: null, toYear: 2018 },
    ]);
  });

  it('have a name as soon as anything else is said', () => {
    const { success, error } = entrySchema.safeParse({
      kind: 'film',
      title: ' ',
      role: 'Nell',
      year: '',
    });
    expect(success).toBe(false);
    expect(error?.issues[0]?.message).toBe('Please enter its name');
  });
});
