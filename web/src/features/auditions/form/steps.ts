export const STEPS = ['what', 'when', 'prepare'] as const;
export type Step = (typeof STEPS)[number];

export const STEP_NAMES: Record<Step, string> = {
  what: 'Who and how',
  when: 'Where and when',
  prepare: 'What to prepare',
};

/** What is asked in each, by the names that mistakes are found under. */
export const STEP_FIELDS: Record<Step, readonly string[]> = {
  what: ['roleIds', 'round', 'kind'],
  when: ['timeZone', 'place', 'link', 'schedule', 'isOpenBooking', 'dueAt'],
  prepare: ['instructions', 'sidesFileIds', 'pages', 'isMemorised', 'tape'],
};
