/**
 * The wall of faces beside the login form, web/public/wall.webp: open this page in Chromium at
 * 690 × 900 with deviceScaleFactor 2, take a screenshot, and encode it with canvas.toDataURL('image/webp', 0.9).
 */
import { drawPortrait } from './draw-portrait.ts';
import type { PortraitLook } from './look.ts';
import { lookFor } from './look-for.ts';

const COLUMNS = 7;
const ROWS = 7;
/** Counted from the upper left card. */
const LIT = { row: 4, column: 3 };

export function wallPage(): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Wall</title><style>${STYLE}</style><body><main>${cards()}</main></body></html>`;
}

function cards(): string {
  return Array.from({ length: ROWS * COLUMNS }, (_, i) => {
    const [row, column] = [Math.floor(i / COLUMNS), i % COLUMNS];
    const isLit = row === LIT.row && column === LIT.column;
    const portrait = drawPortrait(isLit ? LIT_LOOK : lookFor(`wall ${i}`, CAST[i]));
    const style = `style="--light:${lightAt(row, column)}"`;
    return `<figure${isLit ? ' class="lit"' : ` ${style}`}>${portrait}</figure>`;
  }).join('');
}

/** The lamp hangs a little above the lit face; its light fades with the distance. */
function lightAt(row: number, column: number): string {
  const away = Math.hypot((row - LIT.row + 0.9) * 1.05, column - LIT.column);
  return Math.max(0.12, 0.42 - away * 0.12).toFixed(2);
}

const LIT_LOOK: PortraitLook = lookFor('wall lit', {
  skin: 'honey',
  age: 'senior',
  presentation: 'masculine',
  faceShape: 'oval',
  hairColor: 'white',
  hairLength: 'short',
  hairStyle: 'straight',
  parting: 'right',
  facialHair: 'full-beard',
  eyeColor: 'brown',
  glasses: 'none',
  hasFreckles: false,
  clothes: 'slate',
  neckline: 'crew',
  backdrop: 'sand',
  goodSide: 'right',
});

/** A few faces chosen by hand, by card; the seed casts the others. */
const CAST: Partial<Record<number, Partial<PortraitLook>>> = {
  23: { headwear: 'hijab', presentation: 'feminine', facialHair: 'none' },
  24: {
    age: 'young',
    presentation: 'feminine',
    hairLength: 'long',
    hairStyle: 'bun',
    facialHair: 'none',
    skin: 'umber',
    hairColor: 'black',
  },
  32: { age: 'child' },
};

const STYLE = `
body{margin:0;width:690px;height:900px;overflow:hidden;background:#171714}
main{position:absolute;left:-114px;top:-244px;display:grid;grid-template-columns:repeat(${COLUMNS},140px);gap:12px;transform:rotate(-4deg)}
figure{position:relative;margin:0;width:140px;height:175px;border-radius:12px}
svg{display:block;width:100%;height:100%;border-radius:12px;opacity:var(--light,1)}
.lit::after{content:"";position:absolute;inset:-6px;border:3px solid #ffc927;border-radius:17px}
`;
