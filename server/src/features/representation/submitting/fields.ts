import type { REPRESENTATION_FIELDS } from '@callboard/contract/representation';

type Field = (typeof REPRESENTATION_FIELDS)[number];

/** Everything that is not named here is film and TV. */
const BY_PRODUCTION_TYPE: Readonly<Record<string, Field>> = {
  commercial: 'commercial',
  'branded-content': 'commercial',
  corporate: 'commercial',
  play: 'theatre',
  musical: 'theatre',
  opera: 'theatre',
  dance: 'theatre',
  'live-event': 'theatre',
  'theme-park': 'theatre',
  cruise: 'theatre',
  immersive: 'theatre',
  animation: 'voice',
  dubbing: 'voice',
  'video-game': 'voice',
  audiobook: 'voice',
  'audio-drama': 'voice',
  podcast: 'voice',
  print: 'modelling',
  fashion: 'modelling',
};

/** In which field of representation work of this type falls. */
export function fieldOf(productionTypeId: string): Field {
  return BY_PRODUCTION_TYPE[productionTypeId] ?? 'film_and_tv';
}
