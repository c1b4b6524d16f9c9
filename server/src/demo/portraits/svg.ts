import { n, type Point } from './curve.ts';

export function fill(d: string, color: string, opacity = 1): string {
  return `<path d="${d}" fill="${color}"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`;
}

/** A drawn line with round ends. */
export function stroke(d: string, color: string, width: number, opacity = 1): string {
  const faint = opacity < 1 ? ` opacity="${opacity}"` : '';
  return `<path d="${d}" fill="none" stroke="${color}" stroke-width="${n(width)}" stroke-linecap="round" stroke-linejoin="round"${faint}/>`;
}

export function ellipse([x, y]: Point, rx: number, ry: number, color: string): string {
  return `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${color}"/>`;
}

export function clipped(clipId: string, content: string): string {
  return `<g clip-path="url(#${clipId})">${content}</g>`;
}

/** FNV-1a: names the gradients of a document after its content, so that documents can share a page. */
export function hash(text: string): string {
  let value = 0x811c9dc5;
  for (const char of text) value = Math.imul(value ^ (char.codePointAt(0) ?? 0), 0x01000193);
  return (value >>> 0).toString(36);
}
