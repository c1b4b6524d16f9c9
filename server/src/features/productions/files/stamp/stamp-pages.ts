import { degrees, PDFDocument, type PDFEmbeddedPage, type PDFPage } from 'pdf-lib';
import { drawMark } from './draw-mark.ts';

export type Stamping = { pdf: Uint8Array; mark: string };

/** Writes a mark across every page. Throws for a PDF that is protected or cannot be understood. */
export async function stampPages({ pdf, mark }: Stamping): Promise<Uint8Array> {
  const document = await PDFDocument.load(pdf, { updateMetadata: false });
  const [embedded] = await document.embedPdf(await drawMark(mark));
  const pages = document.getPages();
  if (embedded === undefined || pages.length === 0) throw new Error('there is no page to stamp');
  for (const page of pages) stamp(page, embedded);
  return document.save({ useObjectStreams: false });
}

/** From corner to corner of what is seen of the page, as large as fits. */
function stamp(page: PDFPage, mark: PDFEmbeddedPage): void {
  const { x, y, width, height } = page.getCropBox();
  const angle = Math.atan2(height, width);
  const length = Math.hypot(width, height) * 0.72;
  const scale = Math.min(length / mark.width, (Math.min(width, height) * 0.16) / mark.height);
  const size = { width: mark.width * scale, height: mark.height * scale };
  // Its middle lies in the middle of the page; it is turned around its lower left corner.
  const dx = (size.width / 2) * Math.cos(angle) - (size.height / 2) * Math.sin(angle);
  const dy = (size.width / 2) * Math.sin(angle) + (size.height / 2) * Math.cos(angle);
  page.drawPage(mark, {
    x: x + width / 2 - dx,
    y: y + height / 2 - dy,
    ...size,
    rotate: degrees((angle * 180) / Math.PI),
  });
}
