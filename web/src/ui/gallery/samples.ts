const FAMILIES = ['Scots', 'French', 'Yorkshire', 'Lagos', 'Dublin', 'Québec', 'Welsh', 'Texan'];
const LEVELS = ['native', 'fluent', 'good', 'basic'];

/** As many as the product's longest list has. */
export const SKILLS = Array.from({ length: 600 }, (_, place) => ({
  value: `skill-${place}`,
  label: `${FAMILIES[place % FAMILIES.length]} accent ${place + 1}, ${LEVELS[place % LEVELS.length]}`,
}));

export const ROLES = [
  { value: 'admin', label: 'Admin', hint: 'Invites people and sees the money' },
  { value: 'employee', label: 'Employee', hint: 'Works with the talent assigned to them' },
  { value: 'guest', label: 'Guest', disabled: true },
];

export const LONG_NAME = 'Wilhelmina-Alexandrina Featherstonehaugh-Cholmondeley';
