import type { Resume } from '../resume/resume.ts';

/** Whether the fonts have a picture of a sign. */
export type HasGlyph = (codePoint: number) => boolean;

/**
 * Leaves out the signs that our fonts do not have, which would be drawn as empty boxes. Of a name in
 * another script nothing would be left: then the other name stands there, and at the worst the first
 * one in its boxes.
 */
export function onlyDrawable(resume: Resume, hasGlyph: HasGlyph): Resume {
  const drawable = (text: string) => drawableOf(text, hasGlyph);
  const clean = (value: unknown): unknown => {
    if (typeof value === 'string') return drawable(value);
    if (Array.isArray(value)) return value.map(clean);
    if (value === null || typeof value !== 'object' || value instanceof Date) return value;
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, clean(part)]));
  };
  const cleaned = clean(resume) as Resume;
  return { ...cleaned, name: drawableName([resume.name, resume.legalName], hasGlyph) };
}

export function drawableOf(text: string, hasGlyph: HasGlyph): string {
  return [...text]
    .filter((sign) => hasGlyph(sign.codePointAt(0) ?? 0))
    .join('')
    .replaceAll(/ {2,}/g, ' ')
    .trim();
}

/** The first that can be drawn. */
export function drawableName(names: readonly [string, ...string[]], hasGlyph: HasGlyph): string {
  return names.map((name) => drawableOf(name, hasGlyph)).find(Boolean) ?? names[0];
}
