import { LINE_UP_PLACES } from '@callboard/contract/production-choices';
import { lineUpPlaces } from '../../features/productions/line-up/tables.ts';
import { applicationIdOf } from '../applications/application-ids.ts';
import { outsidePersonIdOf } from '../applications/opinions/outside-people.ts';
import type { DemoLoader } from '../demo-loader.ts';
import { dayAt } from '../demo-time.ts';
import { insertMany } from '../insert-many.ts';
import { roleIdOf } from './production-ids.ts';

/** First choice, second, backup: two sisters with their father, and a station with its clerk. */
const LINE_UPS: Record<string, readonly string[]> = {
  'lanterns-at-low-water/nessa': ['mara-okonjo-lyle', 'priya-vellanki-shaw'],
  'lanterns-at-low-water/agnes': ['isla-drummond-kaur', 'honor-castellane'],
  'lanterns-at-low-water/tam': ['teodor-brasko'],
  'lanterns-at-low-water/father': ['malachy-quinn'],
  'weighbridge-nine/di-rhona-tait': [
    'morag-ferrie-sato',
    'catriona-balfe-mensah',
    'Grizel Auchterlonie',
  ],
  'weighbridge-nine/andrzej-wolski': ['lukasz-domanski', 'mateusz-bielik', 'krzysztof-wieleba'],
  'weighbridge-nine/jodie-marr': ['tamsin-boyle-ortega', 'ffion-maddocks'],
};

export const loadLineUps: DemoLoader = async (tx, now) => {
  const rows = Object.entries(LINE_UPS).flatMap(([role, people]) =>
    people.map((who, index) => ({
      roleId: roleIdOf(role),
      place: LINE_UP_PLACES[index] ?? 'backup',
      ...faceOf(role, who),
      updatedAt: dayAt(now, -2, 16),
    })),
  );
  await insertMany(tx, lineUpPlaces, rows);
};

/** Talents go by their key, people from outside by their name. */
function faceOf(role: string, who: string) {
  return who.includes(' ')
    ? { applicationId: null, outsidePersonId: outsidePersonIdOf(who) }
    : { applicationId: applicationIdOf(`${role}/${who}`), outsidePersonId: null };
}
