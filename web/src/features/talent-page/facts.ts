import type { CurrentUser } from '@callboard/contract/auth';
import { relativeDate } from '../../lib/relative-date.ts';
import { distanceIn, heightIn, sizeIn, weightIn } from '../../lib/talent/measures.ts';
import { LICENCE_WORDS, SELF_DECLARED_WORDS } from '../../lib/talent/profile-words.ts';
import { tradeWords } from '../../lib/talent/trade-words.ts';
import type { Talent } from './talent.ts';
import type { TermName } from './use-term-names.ts';
import { PLAYED_WORDS, phrase } from './words.ts';

export type Fact = { label: string; value: string };
type Viewer = Pick<CurrentUser, 'countryId' | 'units'>;

/** What casting asks first. Only what is known and may be seen. */
export function vitalFacts(talent: Talent, nameOf: TermName, viewer: Viewer): Fact[] {
  const { profile, traits, info } = talent;
  const { eyeColorId, hairColorId, hairLengthId, hairStyleId } = traits;
  return known([
    [tradeWords(viewer.countryId).playingAge, ages(profile)],
    ['Height', given(traits.heightCm, (cm) => heightIn(viewer.units, cm))],
    ['Eyes', nameOf('eyeColor', eyeColorId)],
    [
      'Hair',
      phrase([
        nameOf('hairColor', hairColorId),
        nameOf('hairLength', hairLengthId)?.toLowerCase(),
        nameOf('hairStyle', hairStyleId)?.toLowerCase(),
      ]),
    ],
    ['Based in', placeOf(talent, nameOf, viewer)],
    ['Union', phrase((info.unions ?? []).map((union) => unionIn(union, nameOf)))],
    [
      'Licence',
      phrase((info.drivingLicences ?? []).map((licence) => LICENCE_WORDS[licence].toLowerCase())),
    ],
    ['Updated', given(profile.updatedAt, relativeDate)],
  ]);
}

/** The rest, for those who look closer. */
export function furtherFacts(talent: Talent, nameOf: TermName, { units }: Viewer): Fact[] {
  const { profile, traits, info } = talent;
  const size = (cm: number) => sizeIn(units, cm);
  return known([
    ['Plays', phrase((profile.gendersPlayed ?? []).map((gender) => PLAYED_WORDS[gender]))],
    ['Role sizes', phrase((profile.talentTypeIds ?? []).map((id) => nameOf('talentType', id)))],
    ['Voice', phrase([nameOf('voiceType', info.voiceTypeId), info.vocalRange])],
    ['Department', nameOf('crew', info.crewDepartmentId)],
    ['Crew role', nameOf('crew', info.crewRoleId)],
    ['Experience', given(info.yearsOfExperience, years)],
    ['Day rate', given(info.dayRate, money)],
    ['Travels up to', given(profile.travelRadiusKm, (km) => distanceIn(units, km))],
    ['Build', nameOf('bodyType', traits.bodyTypeId)],
    ['Weight', given(traits.weightKg, (kg) => weightIn(units, kg))],
    ['Ethnicity', phrase((traits.ethnicityIds ?? []).map((id) => nameOf('ethnicity', id)))],
    [
      'Self-declared',
      phrase((profile.selfDeclared ?? []).map((each) => SELF_DECLARED_WORDS[each].toLowerCase())),
    ],
    ['Facial hair', nameOf('facialHair', traits.facialHairId)],
    ['Tattoos', traits.tattoos],
    ['Piercings', traits.piercings],
    ['Scars', traits.scars],
    ['Chest', given(traits.chestCm, size)],
    ['Waist', given(traits.waistCm, size)],
    ['Hips', given(traits.hipsCm, size)],
    ['Inseam', given(traits.inseamCm, size)],
    ['Neck', given(traits.neckCm, size)],
    ['Shoes', given(traits.shoeSizeEu, (shoe) => `EU ${shoe}`)],
    ['Clothing', traits.clothingSize],
  ]);
}

/** City, or region where that is all there is; the country too for viewers from elsewhere. */
export function placeOf({ profile }: Talent, nameOf: TermName, viewer: Viewer): string | undefined {
  const near = profile.city ?? profile.region;
  const country = nameOf('country', profile.countryId);
  if (near == null) return country;
  return profile.countryId === viewer.countryId ? near : phrase([near, country]);
}

function ages({ playingAgeMin: min, playingAgeMax: max }: Talent['profile']): string | undefined {
  const ends = [...new Set([min, max].filter((age) => age != null))];
  return ends.length === 0 ? undefined : ends.join('–');
}

type Union = NonNullable<Talent['info']['unions']>[number];

/** Being a member goes without saying. */
function unionIn({ unionId, membershipId }: Union, nameOf: TermName): string | undefined {
  const name = nameOf('union', unionId);
  const membership = nameOf('membership', membershipId);
  if (name === undefined || membership === undefined || membershipId === 'member') return name;
  return `${name} (${membership.toLowerCase()})`;
}

const years = (count: number) => (count === 1 ? '1 year' : `${count} years`);

function money({ amount, currency }: NonNullable<Talent['info']['dayRate']>): string {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency });
  const { maximumFractionDigits = 2 } = format.resolvedOptions();
  return format.format(amount / 10 ** maximumFractionDigits);
}

function given<Value>(
  value: Value | null | undefined,
  write: (value: Value) => string | undefined,
): string | undefined {
  return value === null || value === undefined ? undefined : write(value);
}

function known(facts: readonly (readonly [string, string | null | undefined])[]): Fact[] {
  return facts.flatMap(([label, value]) => (value ? [{ label, value }] : []));
}
