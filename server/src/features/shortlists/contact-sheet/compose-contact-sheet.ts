import type { Actor } from '../../../platform/actor.ts';
import { heightIn } from '../../profile-documents/resume/height.ts';
import { joined, rangeOf, tidy } from '../../profile-documents/resume/phrases.ts';
import { paperOf, wordsOf } from '../../profile-documents/resume/words.ts';
import type { Entry } from '../entries/list-visible-entries.ts';
import { presentFace } from '../entries/present-face.ts';
import type { Cell, ContactSheet } from './contact-sheet.ts';

type About = { brand: string; production: string; name: string; roleTitle: string | null };

/** A list on paper, in the units and the words of whoever asked for it. */
export function composeContactSheet(
  { user }: Actor,
  { brand, production, name, roleTitle }: About,
  entries: readonly (Entry & { photo: Uint8Array | undefined })[],
  now: Date,
): ContactSheet {
  const { locale, playingAge } = wordsOf(user.countryId);
  const linesOf = (entry: Entry): string[] => {
    const { playingAgeMin, playingAgeMax, heightCm, place, agencyName } = presentFace(entry);
    const ages = rangeOf(playingAgeMin, playingAgeMax);
    const height = heightCm === null ? '' : heightIn(user.units, heightCm);
    return [
      joined([ages && `${playingAge} ${ages}`, height], ' · '),
      tidy(place),
      tidy(agencyName),
    ].filter(Boolean);
  };
  return {
    paper: paperOf(user.countryId),
    brand: tidy(brand),
    production: tidy(production),
    title: tidy(name),
    role: tidy(roleTitle),
    day: now.toLocaleDateString(locale, {
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      timeZone: user.timeZone,
    }),
    madeAt: now,
    cells: entries.map(
      (entry): Cell => ({
        name: tidy(entry.name),
        fullName: tidy(entry.fullName),
        lines: linesOf(entry),
        photo: entry.photo,
      }),
    ),
  };
}
