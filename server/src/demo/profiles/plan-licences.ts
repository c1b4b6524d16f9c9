import type { DRIVING_LICENCES } from '@callboard/contract/professional-info';
import type { Talent } from '../people/talent.ts';
import { random } from '../portraits/random.ts';

type Licence = (typeof DRIVING_LICENCES)[number];

export function planLicences({ key, age, kind, craft }: Talent): Licence[] {
  const dice = random(`licences ${key}`);
  if (age < 18) return [];
  if (key === 'mara-okonjo-lyle') return ['car', 'manual'];
  const drives = kind === 'stunt' || craft !== undefined || dice.chance(0.65);
  if (!drives) return [];
  return [
    'car',
    ...(dice.chance(0.7) ? (['manual'] as const) : []),
    ...(dice.chance(kind === 'stunt' ? 0.8 : 0.08) ? (['motorcycle'] as const) : []),
    ...(key === 'mateusz-bielik' || dice.chance(kind === 'crew' ? 0.15 : 0.02)
      ? (['heavy_vehicle'] as const)
      : []),
  ];
}
