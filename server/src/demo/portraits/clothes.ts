import { n } from './curve.ts';
import { BOTTOM, CENTRE, type Frame } from './frame.ts';
import type { Neckline } from './look.ts';
import type { Paint } from './paint.ts';
import { fill, stroke } from './svg.ts';

/** How deep the opening falls below the collar. */
const DEPTH: Record<Neckline, number> = {
  crew: 24,
  'v-neck': 52,
  scoop: 44,
  shirt: 36,
  'roll-neck': 20,
  jacket: 26,
};

/** Shoulders and whatever closes at the neck. */
export function clothes(frame: Frame, neckline: Neckline, paint: Paint): string {
  const cut = neckline === 'jacket' || neckline === 'shirt' ? 'crew' : neckline;
  const isJacket = neckline === 'jacket';
  const body = shoulders(frame, cut);
  const main = isJacket ? { ...paint, clothes: paint.under } : paint;
  return [
    fill(body, main.clothes),
    isJacket ? '' : fill(lightPlane(frame, cut), paint.clothesLight),
    neckline === 'crew' ? stroke(rim(frame, cut), paint.clothesShade, 4, 0.55) : '',
    neckline === 'roll-neck' ? rollNeck(frame, paint) : '',
    neckline === 'shirt' ? shirtCollar(frame, paint) : '',
    isJacket ? jacket(frame, paint) : '',
  ].join('');
}

function opening({ neck }: Frame): number {
  return neck + 8;
}

function rim(frame: Frame, neckline: Neckline): string {
  const half = opening(frame);
  const [left, right, y] = [CENTRE - half, CENTRE + half, frame.collar - 4];
  const low = y + DEPTH[neckline];
  if (neckline === 'v-neck') return `M${n(left)} ${y}L${CENTRE} ${low}L${n(right)} ${y}`;
  return `M${n(left)} ${y}C${n(left + 8)} ${low} ${n(right - 8)} ${low} ${n(right)} ${y}`;
}

function shoulders(frame: Frame, neckline: Neckline): string {
  const half = opening(frame);
  const y = frame.collar - 4;
  const left = CENTRE - frame.shoulder;
  return `${rim(frame, neckline)}${slope(frame)}L${n(left)} ${BOTTOM}C${n(left + 8)} ${y + 22} ${n(CENTRE - half - 46)} ${y + 18} ${n(CENTRE - half)} ${y}Z`;
}

/** From the neck over the right shoulder to the bottom. */
function slope(frame: Frame): string {
  const y = frame.collar - 4;
  const right = CENTRE + frame.shoulder;
  return `C${n(CENTRE + opening(frame) + 46)} ${y + 18} ${n(right - 8)} ${y + 22} ${n(right)} ${BOTTOM}`;
}

/** Where along the neckline the light begins. */
const LIT_FROM = 0.72;

/** The lit end of the neckline: what de Casteljau leaves of its curve. */
function litRim(frame: Frame, neckline: Neckline): string {
  const half = opening(frame);
  const [top, low] = [frame.collar - 4, frame.collar - 4 + DEPTH[neckline]];
  const [left, right] = [CENTRE - half, CENTRE + half];
  const cut = (a: number, b: number) => a + (b - a) * LIT_FROM;
  if (neckline === 'v-neck')
    return `M${n(CENTRE + half * 0.3)} ${n(low - DEPTH[neckline] * 0.3)}L${n(right)} ${top}`;
  const xs = [left, left + 8, right - 8, right] as const;
  const ys = [top, low, low, top] as const;
  const split = ([a, b, c, d]: readonly [number, number, number, number]) => {
    const [ab, bc, cd] = [cut(a, b), cut(b, c), cut(c, d)];
    const [abc, bcd] = [cut(ab, bc), cut(bc, cd)];
    return [cut(abc, bcd), bcd, cd] as const;
  };
  const [x0, x1, x2] = split(xs);
  const [y0, y1, y2] = split(ys);
  return `M${n(x0)} ${n(y0)}C${n(x1)} ${n(y1)} ${n(x2)} ${n(y2)} ${n(right)} ${top}`;
}

/** The side the lamp falls on. */
function lightPlane(frame: Frame, neckline: Neckline): string {
  return `${litRim(frame, neckline)}${slope(frame)}L${CENTRE} ${BOTTOM}Z`;
}

function rollNeck(frame: Frame, paint: Paint): string {
  const half = frame.neck + 9;
  const [left, right] = [CENTRE - half, CENTRE + half];
  const [top, low] = [frame.collar - 30, frame.collar + 14];
  const tube = `M${n(left)} ${top}Q${CENTRE} ${top + 16} ${n(right)} ${top}L${n(right + 6)} ${low}Q${CENTRE} ${low + 22} ${n(left - 6)} ${low}Z`;
  const seam = `M${n(left - 5)} ${low}Q${CENTRE} ${low + 22} ${n(right + 5)} ${low}`;
  return `${fill(tube, paint.clothes)}${stroke(seam, paint.clothesShade, 3, 0.6)}`;
}

function shirtCollar(frame: Frame, paint: Paint): string {
  const half = opening(frame);
  const y = frame.collar - 8;
  const wing = (side: -1 | 1) =>
    `M${n(CENTRE + side * (half + 3))} ${y - 6}L${CENTRE} ${y + 36}L${n(CENTRE + side * 34)} ${y + 62}L${n(CENTRE + side * (half + 20))} ${y + 16}Z`;
  const placket = `M${CENTRE} ${y + 38}L${CENTRE} ${BOTTOM}`;
  return [
    stroke(placket, paint.clothesShade, 3, 0.6),
    fill(wing(-1), paint.clothesShade),
    fill(wing(1), paint.clothesShade),
    fill(wing(1), paint.clothes, 0.35),
  ].join('');
}

function jacket(frame: Frame, paint: Paint): string {
  const half = opening(frame);
  const y = frame.collar - 4;
  const front = (side: -1 | 1) => {
    const edge = CENTRE + side * frame.shoulder;
    return `M${n(CENTRE + side * (half + 8))} ${y + 1}C${n(CENTRE + side * (half + 50))} ${y + 18} ${n(edge - side * 8)} ${y + 22} ${n(edge)} ${BOTTOM}L${n(CENTRE + side * 4)} ${BOTTOM}Z`;
  };
  const lapel = (side: -1 | 1) =>
    `M${n(CENTRE + side * (half + 6))} ${y}L${n(CENTRE + side * (half + 28))} ${y + 10}L${n(CENTRE + side * (half + 34))} ${y + 56}L${n(CENTRE + side * (half + 20))} ${y + 60}L${n(CENTRE + side * (half + 24))} ${y + 76}L${n(CENTRE + side * 4)} ${BOTTOM}Z`;
  return [
    fill(front(-1), paint.clothes),
    fill(front(1), paint.clothesLight),
    fill(lapel(-1), paint.clothesShade),
    fill(lapel(1), paint.clothesShade, 0.7),
  ].join('');
}
