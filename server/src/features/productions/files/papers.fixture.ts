import { fillPath } from '@callboard/contract/endpoint';
import { productionFileEndpoints } from '@callboard/contract/production-files';
import { decodePDFRawStream, PDFDocument, PDFRawStream } from 'pdf-lib';
import PDFKit from 'pdfkit';
import type { TestClient } from '../../../../test/test-client.ts';

/** A PDF of two pages; with a password it is protected. */
export async function makePdf(userPassword?: string): Promise<Buffer> {
  const doc = new PDFKit({ size: 'A4', ...(userPassword && { userPassword }) });
  doc.text('INT. WEIGHBRIDGE – NIGHT').addPage().text('She waits.').end();
  const chunks: Uint8Array[] = [];
  for await (const chunk of doc) chunks.push(chunk as Uint8Array);
  return Buffer.concat(chunks);
}

type Form = { field: string; bytes: Uint8Array };

/** Sends one file as a browser does. */
export async function send(client: TestClient, path: string, { field, bytes }: Form) {
  const form = new FormData();
  form.set(field, new File([new Uint8Array(bytes)], 'a file'));
  const response = await fetch(client.baseUrl + path, {
    method: 'POST',
    headers: { origin: client.baseUrl, cookie: client.cookie ?? '' },
    body: form,
  });
  const text = await response.text();
  return { status: response.status, body: JSON.parse(text) };
}

export function sendPaper(
  client: TestClient,
  productionId: string,
  bytes: Uint8Array,
  query: Record<string, string> = {},
) {
  const named = { kind: 'sides', fileName: 'Sides.pdf', ...query };
  const path = fillPath(productionFileEndpoints.addFile.path, { id: productionId }, named);
  return send(client, path, { field: 'file', bytes });
}

export async function readPaper(client: TestClient, fileId: string) {
  const path = fillPath(productionFileEndpoints.readFile.path, { id: fileId });
  const response = await fetch(client.baseUrl + path, { headers: { cookie: client.cookie ?? '' } });
  return { status: response.status, bytes: Buffer.from(await response.arrayBuffer()) };
}

/** How many pages a PDF has, and what is written across them. */
export async function lookAt(pdf: Uint8Array) {
  const document = await PDFDocument.load(pdf);
  const streams = document.context.enumerateIndirectObjects().flatMap(([, object]) => {
    if (!(object instanceof PDFRawStream)) return [];
    return [Buffer.from(decodePDFRawStream(object).decode()).toString('latin1')];
  });
  const letters = streams.flatMap(
    (stream) => /beginbfrange[^[]*\[([^\]]*)\]/.exec(stream)?.[1] ?? [],
  );
  const codes = (letters.at(-1) ?? '').match(/[0-9a-f]+/g) ?? [];
  const glyphs = streams.filter((stream) => / gs\n/.test(stream) && stream.includes('TJ')).at(-1);
  const written = [...(glyphs ?? '').matchAll(/<([0-9a-f]+)>/g)].map(([, hex]) => hex).join('');
  const mark = (written.match(/.{4}/g) ?? [])
    .map((glyph) =>
      String.fromCodePoint(Number.parseInt(codes[Number.parseInt(glyph, 16)] ?? '0', 16)),
    )
    .join('');
  return { pages: document.getPageCount(), mark };
}
