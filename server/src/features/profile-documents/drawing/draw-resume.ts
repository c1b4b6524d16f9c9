import type { Resume } from '../resume/resume.ts';
import { drawFoot } from './draw-foot.ts';
import { drawHead, drawPhoto } from './draw-head.ts';
import { drawMain } from './draw-main.ts';
import { drawSide, hasSide } from './draw-side.ts';
import { loadFonts } from './fonts.ts';
import { COLUMN_GAP, FOOT_HEIGHT, MARGIN, ROOMY, SIDE_WIDTH } from './look.ts';
import { onlyDrawable } from './only-drawable.ts';
import { Sheet } from './sheet.ts';

/** What a page is drawn from. The photo is a JPEG, four wide and five high. */
export type Drawing = { resume: Resume; photo: Uint8Array | undefined };

export async function drawResume({ resume: given, photo }: Drawing): Promise<Uint8Array> {
  const [{ default: PDFDocument }, fonts] = await Promise.all([import('pdfkit'), loadFonts()]);
  const resume = onlyDrawable(given, (codePoint) =>
    fonts.every(([, font]) => font.hasGlyphForCodePoint(codePoint)),
  );
  const doc = new PDFDocument({
    size: resume.paper,
    margin: 0,
    // Before there is a font of ours it would load one of its own.
    font: '',
    pdfVersion: '1.7',
    tagged: true,
    lang: 'en',
    displayTitle: true,
    info: {
      Title: `${resume.name} – ${resume.kind}`,
      Author: resume.name,
      Creator: 'Callboard',
      // The same profile is the same file, whenever it is drawn.
      CreationDate: resume.updatedAt,
    },
  });
  for (const [weight, font] of fonts) doc.registerFont(weight, font);
  const pdf = collect(doc);
  drawPage(new Sheet(doc), { resume, photo });
  doc.end();
  return pdf;
}

function drawPage(sheet: Sheet, { resume, photo }: Drawing): void {
  const bottom = sheet.height - FOOT_HEIGHT;
  const whole = { x: MARGIN, width: sheet.width - 2 * MARGIN };
  const besideX = MARGIN + SIDE_WIDTH + COLUMN_GAP;
  const beside = { x: besideX, width: sheet.width - MARGIN - besideX };
  // Without a photo the name begins at the edge, and so does everything where nothing is beside it.
  const headFoot = drawHead(sheet, resume, photo === undefined ? whole : beside);
  const top = headFoot + ROOMY.sectionGap;
  if (photo !== undefined) {
    const photoFoot = drawPhoto(sheet, photo, resume.name);
    drawSide(sheet, resume, photoFoot + ROOMY.sectionGap, bottom);
  } else {
    drawSide(sheet, resume, top, bottom);
  }
  const isNarrow = photo !== undefined || hasSide(resume);
  drawMain(sheet, resume, isNarrow ? beside : whole, { top, bottom });
  drawFoot(sheet, resume);
}

export async function collect(chunks: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const all: Uint8Array[] = [];
  for await (const chunk of chunks) all.push(chunk);
  return Buffer.concat(all);
}
