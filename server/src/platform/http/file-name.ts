import { extname } from 'node:path';

/**
 * Says what a file is called when it is saved, for old browsers in plain letters and for others as its
 * sender called it (RFC 5987). The ending is that of the content, whatever the name said.
 */
export function inlineDisposition(name: string, key: string): string {
  const stem = name.slice(0, name.length - extname(name).length) || 'file';
  // What separates folders and what nobody sees has no place in a name.
  const clean = stem.replace(/[/\\\p{C}]/gu, '_').trim() || 'file';
  const full = clean + extname(key);
  const plain = full.replace(/[^\w .()-]/g, '_');
  const encoded = encodeURIComponent(full).replace(/['()*]/g, toHex);
  return `inline; filename="${plain}"; filename*=UTF-8''${encoded}`;
}

function toHex(letter: string): string {
  return `%${letter.charCodeAt(0).toString(16).toUpperCase()}`;
}
