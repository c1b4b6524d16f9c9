import { outsidePeople } from '../../../features/applications/triage/tables.ts';
import { demoId } from '../../demo-id.ts';
import type { DemoLoader } from '../../demo-loader.ts';
import { dayAt } from '../../demo-time.ts';
import { insertMany } from '../../insert-many.ts';
import { userIdOf } from '../../people/person-key.ts';
import { roleIdOf } from '../../productions/production-ids.ts';

const RHONA = 'weighbridge-nine/di-rhona-tait';
const IVY = 'kestrel-and-daughters/ivy';

type Idea = Pick<typeof outsidePeople.$inferInsert, 'name' | 'agent' | 'link' | 'note' | 'status'>;

/** People a team thinks of who are not on Callboard. */
const IDEAS: readonly (Idea & { role: string; by: string; daysAgo: number })[] = [
  {
    role: RHONA,
    name: 'Grizel Auchterlonie',
    agent: 'Pibroch Personal Management',
    link: 'https://watch.example/grizel-auchterlonie',
    note: 'The director’s own idea. Availability from her agent by Friday.',
    status: 'shortlisted',
    by: 'imogen-farrell',
    daysAgo: 9,
  },
  {
    role: RHONA,
    name: 'Muriel Tennant-Shah',
    agent: null,
    link: null,
    note: 'Rang the office herself. Sixteen years in the Highlands company.',
    status: 'viewed',
    by: 'bram-ekwueme',
    daysAgo: 4,
  },
  {
    role: IVY,
    name: 'Constanza Vilar',
    agent: 'Marrow & Pike',
    link: 'https://watch.example/constanza-vilar',
    note: 'On tour until the week before rehearsals. A phone pitch, a good one.',
    status: 'audition',
    by: 'rosalind-voss',
    daysAgo: 7,
  },
];

export const outsidePersonIdOf = (name: string) => demoId(`outside-person/${name}`);

export const loadOutsidePeople: DemoLoader = async (tx, now) => {
  await insertMany(
    tx,
    outsidePeople,
    IDEAS.map(({ role, by, daysAgo, ...idea }) => ({
      id: outsidePersonIdOf(idea.name),
      roleId: roleIdOf(role),
      ...idea,
      addedByUserId: userIdOf(by),
      createdAt: dayAt(now, -daysAgo, 14),
      updatedAt: dayAt(now, -daysAgo, 14),
    })),
  );
};
