import { termId } from '@callboard/contract/fields';
import type { PartOfInfo } from '@callboard/contract/professional-info';
import { profileFormSchema } from '@callboard/contract/talent-profiles';
import * as z from 'zod';
import { ENTRIES_MAX, entriesOf, entrySchema, withEntries } from './experience-entries.ts';
import { shown, typedText } from './typed-values.ts';
import type { WholeProfile } from './whole-profile.ts';

export const experienceSchema = z.object({
  headline: typedText(profileFormSchema.shape.headline),
  entries: z.array(entrySchema).max(ENTRIES_MAX),
  languageIds: z.array(termId),
  skillIds: z.array(termId),
});
export type ExperienceForm = z.input<typeof experienceSchema>;

export const experienceOf = ({ profile, info }: WholeProfile): ExperienceForm => ({
  headline: shown(profile.headline),
  entries: entriesOf(info),
  languageIds: (info.languages ?? []).map(({ languageId }) => languageId),
  skillIds: (info.skills ?? []).map(({ skillId }) => skillId),
});

/** Levels that were given before stay; new ones begin where most people are. */
export function infoWith(info: PartOfInfo, form: z.output<typeof experienceSchema>): PartOfInfo {
  const { languages = [], skills = [] } = info;
  return {
    ...withEntries(info, form.entries),
    languages: form.languageIds.map(
      (id) =>
        languages.find(({ languageId }) => languageId === id) ??
        ({ languageId: id, level: 'fluent' } as const),
    ),
    skills: form.skillIds.map(
      (id) =>
        skills.find(({ skillId }) => skillId === id) ??
        ({ skillId: id, level: 'intermediate' } as const),
    ),
  };
}
