/** Below the bust of a full-length shot: a standing figure. */
import { n } from './curve.ts';
import { BOTTOM, CENTRE, type Frame } from './frame.ts';
import type { Paint } from './paint.ts';
import { CLOTHES } from './palette.ts';
import { ellipse, fill, stroke } from './svg.ts';

function measures({ crown, chin, shoulder, heads }: Frame) {
  const tall = (chin - crown) * heads;
  return { hip: crown + tall * 0.5, sole: crown + tall, waist: shoulder * 0.74 };
}

const SCALE = 0.265;
const FLOOR = 486;

/** Steps back until the whole figure is in the picture, standing on its floor. */
export function stepBack(frame: Frame): string {
  const x = CENTRE * (1 - SCALE);
  return `translate(${n(x)} ${n(FLOOR - measures(frame).sole * SCALE)}) scale(${SCALE})`;
}

export function limbs(frame: Frame, paint: Paint): string {
  const { hip, sole, waist } = measures(frame);
  const { shoulder } = frame;
  const trousers = paint.clothes === CLOTHES.slate ? CLOTHES.brown : CLOTHES.slate;
  const parts = ([-1, 1] as const).flatMap((side) => {
    const at = (offset: number) => n(CENTRE + side * offset);
    const leg = `M${at(-2)} ${n(hip)}L${at(waist)} ${n(hip)}L${at(waist * 0.78)} ${n(sole - 14)}L${at(waist * 0.22)} ${n(sole - 14)}Z`;
    const arm = `M${at(shoulder - 34)} ${BOTTOM - 30}C${at(shoulder + 8)} ${n(hip - 180)} ${at(shoulder + 6)} ${n(hip - 80)} ${at(shoulder - 8)} ${n(hip + 18)}`;
    return [
      ellipse([CENTRE + side * waist * 0.56, sole - 10], 46, 20, CLOTHES.ink),
      fill(leg, trousers),
      ellipse([CENTRE + side * (shoulder - 10), hip + 46], 25, 38, paint.skinShade),
      stroke(arm, side < 0 ? paint.clothesShade : paint.clothes, 62),
    ];
  });
  const shadow = `<g opacity=".14">${ellipse([CENTRE, sole + 4], shoulder * 1.3, 20, '#000000')}</g>`;
  return shadow + parts.join('');
}

export function torso(frame: Frame, paint: Paint): string {
  const { hip, waist } = measures(frame);
  const half = frame.shoulder * 0.88;
  const [top, low] = [BOTTOM - 3, hip + 30];
  const front = `M${n(CENTRE - half)} ${top}L${n(CENTRE - waist)} ${n(low)}L${n(CENTRE + waist)} ${n(low)}L${n(CENTRE + half)} ${top}Z`;
  const lit = `M${CENTRE} ${top}L${n(CENTRE - 30)} ${n(low)}L${n(CENTRE + waist)} ${n(low)}L${n(CENTRE + half)} ${top}Z`;
  return fill(front, paint.clothes) + fill(lit, paint.clothesLight);
}
