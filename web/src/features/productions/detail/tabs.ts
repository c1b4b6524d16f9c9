export const PRODUCTION_TABS = [
  'roles',
  'auditions',
  'line-up',
  'team',
  'schedule',
  'files',
  'activity',
] as const;
export type ProductionTab = (typeof PRODUCTION_TABS)[number];

export const TAB_WORDS: Record<ProductionTab, string> = {
  roles: 'Roles',
  auditions: 'Auditions',
  'line-up': 'Line-up',
  team: 'Team',
  schedule: 'Schedule',
  files: 'Files',
  activity: 'Activity',
};
