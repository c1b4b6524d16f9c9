import type { Kind, Talent } from '../people/talent.ts';
import { random } from '../portraits/random.ts';

type Certificate = {
  typeId: string;
  issuer: string;
  issuedYearsAgo: number;
  validYears: number | null;
};

const BY_KIND: Partial<
  Record<Kind, readonly [typeId: string, issuer: string, validYears: number | null][]>
> = {
  actor: [
    ['stage-combat', 'Blackwood Fight School', 5],
    ['first-aid', 'Redgate Training', 3],
    ['riding', 'Long Acre Stables', null],
    ['intimacy-training', 'The Breath Room', null],
  ],
  voice: [['first-aid', 'Redgate Training', 3]],
  dancer: [
    ['first-aid', 'Redgate Training', 3],
    ['working-at-height', 'Highline Safety', 5],
  ],
  stunt: [
    ['stunt-register', 'National stunt register', 2],
    ['scuba', 'Deepwell Divers', null],
    ['first-aid', 'Redgate Training', 3],
    ['firearms', 'Ordnance Row', 5],
  ],
  capture: [
    ['stage-combat', 'Blackwood Fight School', 5],
    ['working-at-height', 'Highline Safety', 5],
  ],
  background: [
    ['background-check', 'County checks office', 3],
    ['first-aid', 'Redgate Training', 3],
  ],
  variety: [
    ['pyrotechnics', 'Highline Safety', 3],
    ['first-aid', 'Redgate Training', 3],
  ],
  puppeteer: [['animal-handling', 'Long Acre Stables', null]],
  child: [['child-performance-licence', 'Local authority', 1]],
  crew: [
    ['safety-passport', 'Screen Safety Board', 5],
    ['first-aid', 'Redgate Training', 3],
  ],
};
const BY_CRAFT: Record<
  string,
  readonly [typeId: string, issuer: string, validYears: number | null]
> = {
  gaffer: ['electrical-safety', 'Highline Safety', 5],
  'drone-pilot': ['drone-pilot', 'Civil Air Office', 5],
  'key-grip': ['rigging', 'Highline Safety', 5],
  armourer: ['firearms', 'Ordnance Row', 5],
  'intimacy-coordinator': ['intimacy-training', 'The Breath Room', null],
  'stage-manager': ['working-at-height', 'Highline Safety', 5],
};

export function planCertifications({ key, kind, craft }: Talent): Certificate[] {
  const dice = random(`certificates ${key}`);
  const sure = kind === 'stunt' || kind === 'child' ? 1 : 0;
  const own = BY_CRAFT[craft ?? ''];
  const held = (BY_KIND[kind] ?? []).filter((_, index) => index < sure || dice.chance(0.3));
  return [...(own === undefined ? [] : [own]), ...held].map(([typeId, issuer, validYears]) => ({
    typeId,
    issuer,
    validYears,
    // A few have run out, as certificates do.
    issuedYearsAgo: Math.floor(dice.next() * ((validYears ?? 6) + (dice.chance(0.15) ? 1 : 0))),
  }));
}
