import { PDFDocument } from 'pdf-lib';
import { expect, it } from 'vitest';
import { PAPERS } from './papers.ts';
import { writePdf } from './write-pdf.ts';

it('writes pages that other programs read', async () => {
  for (const { lines } of PAPERS) {
    const file = await PDFDocument.load(writePdf(lines), { throwOnInvalidObject: true });
    expect(file.getPageCount()).toBe(1);
  }
});
