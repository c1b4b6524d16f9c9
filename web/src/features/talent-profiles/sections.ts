export const EDITOR_SECTIONS = [
  'about',
  'media',
  'traits',
  'skills',
  'credits',
  'work',
  'availability',
  'representation',
] as const;
export type EditorSection = (typeof EDITOR_SECTIONS)[number];

const SECTION_WORDS: Record<EditorSection, string> = {
  about: 'About you',
  media: 'Photos and work',
  traits: 'Looks',
  skills: 'Skills',
  credits: 'Credits and training',
  work: 'Work details',
  availability: 'Availability',
  representation: 'Representation',
};

/** Whoever edits somebody else's profile reads it without the you. */
export function wordOf(section: EditorSection, isOwn: boolean): string {
  return section === 'about' && !isOwn ? 'About' : SECTION_WORDS[section];
}

/** The section an address names; the first where it names none. */
export function sectionOf(named: unknown): EditorSection {
  return EDITOR_SECTIONS.find((section) => section === named) ?? 'about';
}
