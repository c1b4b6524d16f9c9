import type { Viewer } from '../../talent-profiles/policy.ts';
import { heightIn } from './height.ts';
import { capitalised, joined, rangeOf, tidy } from './phrases.ts';
import type { Fact } from './resume.ts';
import type { TalentSeen } from './talent-seen.ts';
import type { NameOf } from './terms-of.ts';
import { LICENCE_WORDS, type Words } from './words.ts';

type Reading = { viewer: Viewer; words: Words; nameOf: NameOf };

/** What casting asks first. What is not known, or not for this viewer, is not listed. */
export function factsOf(talent: TalentSeen, { viewer, words, nameOf }: Reading): Fact[] {
  const { profile, traits, info } = talent;
  const height = traits.heightCm == null ? '' : heightIn(viewer?.user.units, traits.heightCm);
  const licences = info.drivingLicences?.map((licence) => LICENCE_WORDS[licence]) ?? [];
  const facts = [
    { label: words.playingAge, value: rangeOf(profile.playingAgeMin, profile.playingAgeMax) },
    { label: 'Height', value: height },
    { label: 'Hair', value: hairOf(talent, nameOf) },
    { label: 'Eyes', value: nameOf('eyeColors', traits.eyeColorId) },
    { label: 'Based in', value: placeOf(talent, nameOf) },
    { label: 'Union', value: unionsOf(talent, nameOf) },
    { label: 'Voice', value: joined([nameOf('voiceTypes', info.voiceTypeId), info.vocalRange]) },
    { label: 'Crew', value: nameOf('crewRoles', info.crewRoleId) },
    { label: 'Driving', value: capitalised(joined(licences)) },
  ];
  return facts.filter(({ value }) => value !== '');
}

function hairOf({ traits }: TalentSeen, nameOf: NameOf): string {
  const names = [
    nameOf('hairColors', traits.hairColorId),
    nameOf('hairLengths', traits.hairLengthId),
    nameOf('hairStyles', traits.hairStyleId),
  ];
  return capitalised(joined([...new Set(names)]).toLowerCase());
}

/** A page is handed on: a child's names the region, even where its own side sees the city. */
function placeOf({ profile }: TalentSeen, nameOf: NameOf): string {
  const { isMinor, city, region, countryId } = profile;
  const place = isMinor ? region : tidy(city) || region;
  return joined([place, nameOf('countries', countryId)]);
}

function unionsOf({ info }: TalentSeen, nameOf: NameOf): string {
  const unions = info.unions?.map(({ unionId, membershipId }) => {
    const name = nameOf('unions', unionId);
    if (membershipId === 'member') return name;
    return `${name} (${nameOf('unionMemberships', membershipId)})`;
  });
  return joined(unions ?? []);
}
