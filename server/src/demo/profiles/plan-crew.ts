import type { Talent } from '../people/talent.ts';
import { random } from '../portraits/random.ts';
import { crewDepartmentOf } from './crew-role.ts';

const RATES: Record<string, { currency: string; from: number }> = {
  gb: { currency: 'GBP', from: 280 },
  ie: { currency: 'EUR', from: 300 },
  us: { currency: 'USD', from: 420 },
  fr: { currency: 'EUR', from: 300 },
  de: { currency: 'EUR', from: 310 },
  nz: { currency: 'NZD', from: 450 },
};
const KIT: Record<string, string> = {
  gaffer: '7.5 t lighting van: two 4K HMIs, six LED panels, dimmers, distro and 600 m of cable.',
  'director-of-photography':
    'Own full-frame camera package, set of vintage primes, sticks and slider.',
  'production-sound-mixer': 'Eight-track recorder, four radio mics, two booms, bag and cart.',
  editor: 'Own suite with calibrated monitor; remote reviews.',
  'camera-operator': 'Own gimbal and monitor.',
  'drone-pilot': 'Two drones with heavy-lift licence, second set of batteries, rain covers.',
  runner: 'Long-wheelbase van and a good map.',
  'boom-operator': 'Three poles, own wireless rig.',
  'key-grip': 'Grip truck, dolly and 30 m of track.',
  'hair-and-make-up-artist': 'Full kit, pro mirror, two chairs.',
  'prosthetics-artist': 'Workshop with life-casting room and oven.',
  'costume-supervisor': 'Van, rails, steamers, four hundred pairs of boots.',
  armourer: 'Licensed store; period and modern blanks.',
};

/** What producers ask crew first. */
export function planCrew({ key, craft, age, countryId }: Talent) {
  if (craft === undefined) {
    return {
      crewDepartmentId: null,
      crewRoleId: null,
      dayRateAmount: null,
      dayRateCurrency: null,
      kit: null,
      yearsOfExperience: null,
    };
  }
  const dice = random(`rate ${key}`);
  const years = Math.max(1, age - 23);
  const { currency, from } = RATES[countryId] ?? { currency: 'EUR', from: 300 };
  const rate = craft === 'runner' ? from / 2 : from + Math.min(20, years) * 12 + dice.next() * 80;
  return {
    crewDepartmentId: crewDepartmentOf(craft),
    crewRoleId: craft,
    dayRateAmount: Math.round(rate / 10) * 10 * 100,
    dayRateCurrency: currency,
    kit: KIT[craft] ?? null,
    yearsOfExperience: years,
  };
}
