import type { Resume } from '../resume/resume.ts';

/** Whether the fonts have a picture of a sign. */
export type HasGlyph = (codePoint: number) => boolean;

/**
 * Leaves out the signs that our fonts do not have, which would be drawn as empty boxes. Of a name in
 * another script nothing would be left: then the other name stands there, and at the worst the first
 * one in its boxes.
 */
export function onlyDrawable(resume: Resume, hasGlyph: HasGlyph): Resume {
  const drawable = (text: string) =>
    [...text]
      .filter((sign) => hasGlyph(sign.codePointAt(0) ?? 0))
      .join('')
      .replaceAll(/ {2,}/g, ' ')
      .trim();
  const clean = (value: unknown): unknown => {
    if (typeof value === 'string') return drawable(value);
    if (Array.isArray(value)) return value.map(clean);
    if (value === null || typeof value !== 'object' || value instanceof Date) return value;
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, clean(part)]));
  };
  const cleaned = clean(resume) as Resume;
  const name = drawable(resume.name) || drawable(resume.legalName) || resume.name;
  return { ...cleaned, name };
}
