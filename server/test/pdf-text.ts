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

/** Packed content is as long as its head says, and may hold anything, line breaks at its end included. */
function readObjects(text: string) {
  const objects = new Map<string, { head: string; content?: string }>();
  const beginnings = /(\d+) 0 obj\s([\s\S]*?)(\sendobj|stream\r?\n)/g;
  for (let found = beginnings.exec(text); found !== null; found = beginnings.exec(text)) {
    const [, id = '', head = '', ending = ''] = found;
    if (!ending.startsWith('stream')) {
      objects.set(id, { head });
      continue;
    }
    const from = beginnings.lastIndex;
    const length = Number(/\/Length (\d+)/.exec(head)?.[1]);
    beginnings.lastIndex = from + length;
    const isPacked = head.includes('/FlateDecode');
    const packed = Buffer.from(text.slice(from, from + length), 'latin1');
    objects.set(id, { head, ...(isPacked && { content: String(inflateSync(packed)) }) });
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
