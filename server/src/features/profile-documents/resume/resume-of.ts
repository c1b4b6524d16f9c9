import type { TalentProfile } from '@callboard/contract/talent-profiles';
import type { Viewer } from '../../talent-profiles/policy.ts';
import { creditsOf, trainingOf } from './credits-of.ts';
import { factsOf } from './facts-of.ts';
import { capitalised, joined, tidy } from './phrases.ts';
import type { Representative, Resume } from './resume.ts';
import { skillsOf } from './skills-of.ts';
import type { TalentSeen } from './talent-seen.ts';
import type { NameOf } from './terms-of.ts';
import { FIELD_WORDS, paperOf, type Words, wordsOf } from './words.ts';

type Reading = { viewer: Viewer; nameOf: NameOf; brand: string; publicUrl: string };

/** A résumé for one reader, from what that reader may see. */
export function resumeOf(
  talent: TalentSeen,
  { viewer, nameOf, brand, publicUrl }: Reading,
): Resume {
  const { profile, info } = talent;
  const countryId = viewer?.user.countryId ?? profile.countryId;
  const words = wordsOf(countryId);
  const legalName = joined([profile.firstName, profile.lastName], ' ');
  const updatedAt = new Date(profile.updatedAt ?? 0);
  return {
    kind: words.kind,
    paper: paperOf(countryId),
    name: tidy(profile.stageName) || legalName,
    legalName,
    about: aboutOf(profile, nameOf),
    headline: tidy(profile.headline),
    representation: profile.representation?.map(toRepresentative) ?? [],
    facts: factsOf(talent, { viewer, words, nameOf }),
    languages:
      info.languages?.map(({ languageId, level }) => ({
        name: nameOf('languages', languageId),
        level,
      })) ?? [],
    accents:
      info.accents?.map(({ accentId, level }) => ({ name: nameOf('accents', accentId), level })) ??
      [],
    credits: creditsOf(info.credits ?? []),
    training: trainingOf(info.training ?? []),
    skills: skillsOf(info.skills ?? [], nameOf),
    brand: tidy(brand),
    address: `${publicUrl}/talent/${profile.id}`,
    updatedAt,
    updated: dayOf(updatedAt, words, viewer),
  };
}

function aboutOf({ pronouns, categoryIds = [] }: Partial<TalentProfile>, nameOf: NameOf): string {
  const categories = joined(categoryIds.map((id) => nameOf('talentCategories', id)));
  return joined([pronouns, capitalised(categories.toLowerCase())], ' · ');
}

type Represents = NonNullable<TalentProfile['representation']>[number];

function toRepresentative({ name, kind, field, territory, email, phone }: Represents) {
  const what = joined([kind === 'manager' ? 'Manager' : '', FIELD_WORDS[field], territory], ' · ');
  const lines = [what, email, phone].map(tidy).filter(Boolean);
  return { name: tidy(name), lines } satisfies Representative;
}

function dayOf(time: Date, { locale }: Words, viewer: Viewer): string {
  return time.toLocaleDateString(locale, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: viewer?.user.timeZone ?? 'UTC',
  });
}
