import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

const FONT = import.meta.resolve('@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf');
const SIZE = 40;
const OPACITY = 0.18;

/** One line on a page that is just as large, with nothing behind it. */
export async function drawMark(text: string): Promise<Uint8Array> {
  const { default: PDFDocument } = await import('pdfkit');
  const font = await readFile(fileURLToPath(FONT));
  // Before there is a font of ours it would load one of its own.
  const doc = new PDFDocument({ autoFirstPage: false, font: '' });
  const chunks: Uint8Array[] = [];
  const done = new Promise<void>((resolve, reject) => {
    doc.on('data', (chunk: Uint8Array) => chunks.push(chunk));
    doc.on('end', resolve);
    doc.on('error', reject);
  });
  doc.registerFont('mark', font).font('mark').fontSize(SIZE);
  const width = doc.widthOfString(text) + SIZE;
  doc.addPage({ size: [width, SIZE * 1.5], margin: 0 });
  doc.fillColor('#b42318').fillOpacity(OPACITY);
  doc.text(text, SIZE / 2, SIZE * 0.2, { lineBreak: false });
  doc.end();
  await done;
  return Buffer.concat(chunks);
}
