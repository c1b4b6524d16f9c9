/** Clients whom nobody has verified yet: some are only new, some are not what they say. */
export type Newcomer = {
  firstName: string;
  lastName: string;
  company: string;
  jobTitle: string;
  website: string | null;
  joinedDaysAgo: number;
};

export const NEWCOMERS = {
  tremayne: {
    firstName: 'Hollis',
    lastName: 'Tremayne',
    company: 'Tremayne Moving Pictures',
    jobTitle: 'Writer and director',
    website: 'https://tremaynepictures.example',
    joinedDaysAgo: 64,
  },
  holm: {
    firstName: 'Petra',
    lastName: 'Holm',
    company: 'Holm & Daughter Events',
    jobTitle: 'Producer',
    website: 'https://holmanddaughter.example',
    joinedDaysAgo: 21,
  },
  marsh: {
    firstName: 'Gideon',
    lastName: 'Marsh',
    company: 'Nova Portrait House',
    jobTitle: 'Head of new faces',
    website: 'https://novaportraits.example',
    joinedDaysAgo: 33,
  },
  venn: {
    firstName: 'Carla',
    lastName: 'Venn',
    company: 'Lumen Faces',
    jobTitle: 'Model scout',
    website: null,
    joinedDaysAgo: 2,
  },
} as const satisfies Record<string, Newcomer>;
export type NewcomerKey = keyof typeof NEWCOMERS;
