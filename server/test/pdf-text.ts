import { inflateSync } from 'node:zlib';

type Glyphs = Map<string, string>;

/** What is written on a PDF of ours, a line each, as a reader's copy and paste would have it. */
export function textOfPdf(pdf: Uint8Array): string {
  const objects = readObjects(Buffer.from(pdf).toString('latin1'));
  const fonts = new Map<string, Glyphs>();
  for (const { head } of objects.values()) {
    for (const [, name = '', id = ''] of head.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const toUnicode = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id)?.head ?? '')?.[1] ?? '';
      const map = objects.get(toUnicode)?.content;
      if (map !== undefined) fonts.set(name, readGlyphs(map));
    }
  }
  return [...objects.values()].map(({ content }) => readContent(content ?? '', fonts)).join('');
}

function readObjects(text: string) {
  const objects = new Map<string, { head: string; content?: string }>();
  for (const [, id = '', body = ''] of text.matchAll(/(\d+) 0 obj\s([\s\S]*?)\sendobj/g)) {
    const [head = '', rest] = body.split(/stream\r?\n/, 2);
    const stream = rest?.replace(/\r?\nendstream?$/, '').replace(/\r?\nend$/, '');
    if (stream === undefined || !head.includes('/FlateDecode')) objects.set(id, { head });
    else objects.set(id, { head, content: String(inflateSync(Buffer.from(stream, 'latin1'))) });
  }
  return objects;
}

/** Which sign each glyph is: pdfkit lists them in ranges. */
function readGlyphs(map: string): Glyphs {
  const glyphs: Glyphs = new Map();
  for (const [, from = '', list = ''] of map.matchAll(/<(\w+)> <\w+> \[([^\]]*)\]/g)) {
    const start = Number.parseInt(from, 16);
    [...list.matchAll(/<(\w*)>/g)].forEach(([, sign = ''], at) => {
      const glyph = (start + at).toString(16).padStart(4, '0');
      glyphs.set(glyph, Buffer.from(sign, 'hex').swap16().toString('utf16le'));
    });
  }
  return glyphs;
}

function readContent(content: string, fonts: Map<string, Glyphs>): string {
  let glyphs: Glyphs = new Map();
  let text = '';
  for (const [, font, shown] of content.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
    if (font !== undefined) glyphs = fonts.get(font) ?? new Map();
    for (const [, hex = ''] of (shown ?? '').matchAll(/<(\w+)>/g)) {
      for (const [glyph] of hex.matchAll(/\w{4}/g)) text += glyphs.get(glyph) ?? '';
    }
    if (shown !== undefined) text += '\n';
  }
  return text;
}
