import { expensesOnly, type ProductionPlan, unpublished } from './plan.ts';

export const thirteenFeetOfRope: ProductionPlan = {
  key: 'thirteen-feet-of-rope',
  title: 'THIRTEEN FEET OF ROPE',
  typeId: 'short-film',
  status: 'draft',
  company: 'farrell-voss',
  begunDaysAgo: 3,
  synopsis: 'A father and his Deaf son, one stuck lift.',
  sessions: {
    kind: 'in_person',
    place: 'Deaf Arts House, Brighton',
    instructions: 'BSL interpreters in the room all day.',
  },
  roles: [
    {
      title: 'FATHER',
      talentType: 'lead',
      ages: [34, 46],
      gender: 'm',
      description: 'Hearing. Signs badly and knows it. Forty minutes to get better.',
      pay: expensesOnly,
      call: unpublished('draft', 28),
    },
    {
      title: 'SON',
      talentType: 'lead',
      ages: [9, 12],
      gender: 'm',
      description: 'Deaf, BSL user, authentic casting. Has a plan and thirteen feet of rope.',
      pay: expensesOnly,
      call: unpublished('draft', 28),
    },
    {
      title: 'LIFT ENGINEER',
      talentType: 'supporting',
      ages: [25, 60],
      description: 'A voice, then a boot, then a face. Any gender.',
      pay: expensesOnly,
    },
  ],
};
