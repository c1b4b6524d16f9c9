import {
  drawableName,
  drawableOf,
  type HasGlyph,
} from '../../../profile-documents/drawing/only-drawable.ts';
import type { ContactSheet } from '../contact-sheet.ts';

/** Leaves out the signs that our fonts do not have, which would be drawn as empty boxes. */
export function onlyDrawable(contacts: ContactSheet, hasGlyph: HasGlyph): ContactSheet {
  const drawable = (text: string) => drawableOf(text, hasGlyph);
  return {
    ...contacts,
    brand: drawable(contacts.brand),
    production: drawable(contacts.production),
    title: drawableName([contacts.title], hasGlyph),
    role: drawable(contacts.role),
    cells: contacts.cells.map(({ name, fullName, lines, photo }) => ({
      name: drawableName([name, fullName], hasGlyph),
      fullName,
      lines: lines.map(drawable).filter(Boolean),
      photo,
    })),
  };
}
