import { rasteriseAs, toWebp } from '../photos/render.ts';
import { drawPortrait } from '../portraits/draw-portrait.ts';
import type { PortraitLook } from '../portraits/look.ts';

const WIDTH = 860;
const HEIGHT = 540;

/** A card of no country: a face and lines where letters would be. Not every machine has fonts. */
export async function drawCard(look: PortraitLook, side: 'front' | 'back'): Promise<Buffer> {
  const drawn = side === 'front' ? front(look) : back();
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><rect width="100%" height="100%" fill="#8d8577"/><rect x="30" y="28" width="800" height="484" rx="28" fill="#e9ede6"/>${drawn}</svg>`;
  return toWebp(await rasteriseAs(svg), WIDTH);
}

function front(look: PortraitLook): string {
  const face = drawPortrait(look, { backdrop: 'mist' }).replace(
    'width="400" height="500"',
    'x="70" y="140" width="256" height="320"',
  );
  const rows = [220, 300, 250, 180, 340].map((width, at) => line(370, 160 + at * 62, width));
  return `<rect x="30" y="28" width="800" height="76" rx="28" fill="#5d7a8c"/>${line(70, 56, 240, '#e9ede6')}<circle cx="770" cy="66" r="22" fill="#ffc927"/>${face}${rows.join('')}`;
}

function back(): string {
  const rows = [640, 520, 580].map((width, at) => line(80, 230 + at * 58, width));
  const machine = [0, 1, 2].map((at) => line(80, 410 + at * 30, 700, '#3b3a36'));
  return `<rect x="30" y="80" width="800" height="90" fill="#3b3a36"/>${rows.join('')}${machine.join('')}`;
}

function line(x: number, y: number, width: number, fill = '#6f7a76'): string {
  return `<rect x="${x}" y="${y}" width="${width}" height="16" rx="8" fill="${fill}"/>`;
}
