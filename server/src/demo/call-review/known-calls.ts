import { type CallPlan, dayRate } from './call-plan.ts';

const LURE =
  'We are looking for fresh faces of every age and look for a worldwide fragrance launch, and no experience of any kind is needed.';

/** The same people under another name: two that were rejected, and those that are known by them. */
export const KNOWN_CALLS: readonly CallPlan[] = [
  {
    key: 'nova-season',
    by: 'marsh',
    production: { title: 'Face of the Season', typeId: 'commercial', synopsis: null },
    role: {
      title: 'Face of the Season',
      description: `${LURE} The test shoot at our studio costs £149, paid on the day. Ring 07700 900461.`,
      countNeeded: 40,
      playingAgeMin: 18,
      playingAgeMax: 65,
      ...dayRate(1200),
    },
    postedHoursAgo: 24 * 31,
    rejected: {
      hoursAgo: 24 * 30,
      reason: 'It asks applicants for money. Nobody pays to apply, to audition or to be cast.',
    },
    shows: ['contact_data', 'fee_words', 'seen_before'],
  },
  {
    key: 'nova-hands',
    by: 'marsh',
    production: { title: 'Hands of Gold', typeId: 'commercial', synopsis: null },
    role: {
      title: 'Hand models, jewellery',
      description:
        'Send close-ups of your hands and a copy of your passport to booking@novaportraits.example; selected models are invited to a paid portfolio day.',
      countNeeded: 15,
      playingAgeMin: 18,
      ...dayRate(600),
    },
    postedHoursAgo: 24 * 29,
    rejected: {
      hoursAgo: 24 * 28,
      reason:
        'It collects passports outside Callboard, and we could not establish that this production exists.',
    },
    shows: ['contact_data', 'seen_before'],
  },
  {
    key: 'lumen-fragrance',
    by: 'venn',
    production: {
      title: 'A Scent of Tomorrow',
      typeId: 'commercial',
      synopsis: 'A launch film for a house that we may not name yet.',
    },
    role: {
      title: 'New faces, fragrance launch',
      description: `Hello lovely people! ${LURE} Everyone who is chosen is flown to Lisbon.`,
      countNeeded: 30,
      playingAgeMin: 18,
      playingAgeMax: 60,
      ...dayRate(900),
    },
    postedHoursAgo: 20,
    shows: ['seen_before'],
  },
  {
    key: 'lumen-catalogue',
    by: 'venn',
    production: { title: 'Spring Catalogue', typeId: 'commercial', synopsis: null },
    role: {
      title: 'Catalogue models',
      description:
        'Three easy days in a warm studio. Places are few: call Carla on +44 7700 900461 today, or look at casting.novaportraits.example for dates.',
      countNeeded: 20,
      playingAgeMin: 18,
      playingAgeMax: 50,
      ...dayRate(450),
    },
    postedHoursAgo: 6,
    shows: ['contact_data', 'seen_before'],
  },
];
