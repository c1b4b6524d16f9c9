import type { Completeness } from '@callboard/contract/talent-profiles';

export const EDITOR_SECTIONS = ['about', 'traits', 'skills', 'credits'] as const;
export type EditorSection = (typeof EDITOR_SECTIONS)[number];

export const SECTION_WORDS: Record<EditorSection, string> = {
  about: 'About you',
  traits: 'Looks',
  skills: 'Skills',
  credits: 'Credits and training',
};

/** The section an address names; the first where it names none. */
export function sectionOf(named: unknown): EditorSection {
  return EDITOR_SECTIONS.find((section) => section === named) ?? 'about';
}

export function isEditorSection(
  section: Completeness['missing'][number]['section'],
): section is EditorSection {
  return EDITOR_SECTIONS.some((each) => each === section);
}
