import { collect } from '../../../profile-documents/drawing/draw-resume.ts';
import { loadFonts } from '../../../profile-documents/drawing/fonts.ts';
import { Sheet } from '../../../profile-documents/drawing/sheet.ts';
import type { ContactSheet } from '../contact-sheet.ts';
import { drawCell } from './draw-cell.ts';
import { drawFrame, drawNobody } from './draw-frame.ts';
import { gridOf } from './grid.ts';
import { onlyDrawable } from './only-drawable.ts';

export async function drawContactSheet(given: ContactSheet): Promise<Uint8Array> {
  const [{ default: PDFDocument }, fonts] = await Promise.all([import('pdfkit'), loadFonts()]);
  const contacts = onlyDrawable(given, (codePoint) =>
    fonts.every(([, font]) => font.hasGlyphForCodePoint(codePoint)),
  );
  const page = { size: contacts.paper, margin: 0 } as const;
  const doc = new PDFDocument({
    ...page,
    // Before there is a font of ours it would load one of its own.
    font: '',
    pdfVersion: '1.7',
    tagged: true,
    lang: 'en',
    displayTitle: true,
    info: {
      Title: `${contacts.title} – ${contacts.production}`,
      Creator: 'Callboard',
      CreationDate: contacts.madeAt,
    },
  });
  for (const [weight, font] of fonts) doc.registerFont(weight, font);
  const pdf = collect(doc);
  const sheet = new Sheet(doc);
  drawPages(sheet, contacts, () => doc.addPage(page));
  doc.end();
  return pdf;
}

function drawPages(sheet: Sheet, contacts: ContactSheet, turnPage: () => void): void {
  const { cells, paper } = contacts;
  const grid = gridOf(sheet, paper);
  const pages = Math.max(1, Math.ceil(cells.length / grid.perPage));
  for (let page = 0; page < pages; page++) {
    if (page > 0) turnPage();
    drawFrame(sheet, contacts, { number: page + 1, of: pages });
    const first = page * grid.perPage;
    for (const [at, cell] of cells.slice(first, first + grid.perPage).entries()) {
      drawCell(sheet, cell, grid, { at, number: first + at + 1 });
    }
  }
  if (cells.length === 0) drawNobody(sheet);
}
