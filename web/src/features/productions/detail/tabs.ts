export const PRODUCTION_TABS = [
  'roles',
  'auditions',
  'line-up',
  'shortlists',
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
  shortlists: 'Shortlists',
  team: 'Team',
  schedule: 'Schedule',
  files: 'Files',
  activity: 'Activity',
};
