/** The sections of a profile as its editor names them, and where each is edited. */
const SECTIONS = {
  about: 'About',
  media: 'Photos and work',
  traits: 'Looks',
  skills: 'Skills',
  credits: 'Credits and training',
  work: 'Work details',
  availability: 'Availability',
  representation: 'Representation',
} as const;
type SectionId = keyof typeof SECTIONS;
export type Section = { id: SectionId; name: string };

const BY_ACT: Readonly<Record<string, SectionId>> = {
  'talent-profiles.profile-changed': 'about',
  'talent-profiles.traits-changed': 'traits',
  'talent-profiles.info-changed': 'work',
  'talent-profiles.availability-changed': 'availability',
  'talent-profiles.gallery-changed': 'media',
  'talent-profiles.portfolio-changed': 'media',
  'profile-photos.changed': 'media',
  'media.upload-started': 'media',
  'media.upload-cancelled': 'media',
  'representation.confirmed': 'representation',
  'representation.ended': 'representation',
};

/** What the profile keeps together and its editor shows apart. */
const BY_FIELD: Readonly<Record<string, SectionId>> = {
  languages: 'skills',
  accents: 'skills',
  skills: 'skills',
  credits: 'credits',
  training: 'credits',
};

/** Which section of the profile was changed; acts on other things have none. */
export function findSection(act: string, fields: readonly string[]): Section | undefined {
  const id = BY_ACT[act];
  if (id === undefined) return undefined;
  const [field = ''] = fields;
  const shown = id === 'work' ? (BY_FIELD[field] ?? id) : id;
  return { id: shown, name: SECTIONS[shown] };
}
