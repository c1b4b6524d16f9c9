import { professionalInfoSchema } from '@callboard/contract/professional-info';
import { traitsFormSchema } from '@callboard/contract/professional-traits';
import { availabilitySchema, profileFormSchema } from '@callboard/contract/talent-profiles';
import { useCurrentUser } from '../../lib/use-session.ts';
import { checkAbout } from './about-draft.ts';
import { useProfileSaves } from './api.ts';
import { checkAvailability } from './availability/ranges.ts';
import { checkInfo, keepingIds } from './info-draft.ts';
import { checkTraits } from './traits-draft.ts';
import { useAutosave } from './use-autosave.ts';

/** What a check has let through has its schema's shape; parsing says so to the compiler as well. */
const changesOf = {
  about: profileFormSchema.partial(),
  traits: traitsFormSchema.partial(),
  info: professionalInfoSchema.partial(),
  availability: availabilitySchema,
};

/** One autosave for each call that saves; they live as long as the page, whichever section is open. */
export function useEditors(profileId: string) {
  const { units } = useCurrentUser();
  const { saveProfile, saveTraits, saveInfo, saveAvailability } = useProfileSaves(profileId);
  const entryOf = (part: string) => `callboard:draft:${profileId}:${part}`;
  const about = useAutosave({
    // What is typed means something else in other units.
    entry: entryOf(`about-${units}`),
    check: (typed) => checkAbout(typed, units),
    save: (changes) => saveProfile(changesOf.about.parse(changes)),
  });
  const traits = useAutosave({
    entry: entryOf(`traits-${units}`),
    check: (typed) => checkTraits(typed, units),
    save: (changes) => saveTraits(changesOf.traits.parse(changes)),
  });
  const saveEntries = keepingIds((changes) => saveInfo(changes));
  const info = useAutosave({
    entry: entryOf('info'),
    check: checkInfo,
    save: (changes) => saveEntries(changesOf.info.parse(changes)),
  });
  const availability = useAutosave({
    entry: entryOf('availability'),
    check: checkAvailability,
    save: (changes) => saveAvailability(changesOf.availability.parse(changes)),
  });
  return { about, traits, info, availability };
}
