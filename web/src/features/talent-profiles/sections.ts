export const EDITOR_SECTIONS = [
  'about',
  'media',
  'traits',
  'skills',
  'credits',
  'work',
  'availability',
] as const;
export type EditorSection = (typeof EDITOR_SECTIONS)[number];

export const SECTION_WORDS: Record<EditorSection, string> = {
  about: 'About you',
  media: 'Photos and work',
  traits: 'Looks',
  skills: 'Skills',
  credits: 'Credits and training',
  work: 'Work details',
  availability: 'Availability',
};

/** The section an address names; the first where it names none. */
export function sectionOf(named: unknown): EditorSection {
  return EDITOR_SECTIONS.find((section) => section === named) ?? 'about';
}
