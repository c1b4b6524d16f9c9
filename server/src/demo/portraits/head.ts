import { n, outline } from './curve.ts';
import { CENTRE, contour, edgeX, type Frame, type Side, shift } from './frame.ts';
import type { PortraitLook } from './look.ts';
import type { Paint } from './paint.ts';
import { clipped, ellipse, fill, stroke } from './svg.ts';

/** How far up the neck the shadow of the chin reaches down. */
const CHIN_SHADOW = 26;
/** Beyond this turn the far ear is out of sight. */
const FAR_EAR_HIDDEN = 0.6;

function headOutline(frame: Frame): string {
  const right = contour(frame, 1);
  const left = contour(frame, -1).slice(1, -1).reverse();
  return outline([...right, ...left]);
}

function neckOutline({ neck, chin, collar, turn }: Frame): string {
  const top = chin - 44;
  const lean = turn * 4;
  const [left, right] = [CENTRE - neck, CENTRE + neck];
  const flare = 9;
  return `M${n(left + lean)} ${top}C${n(left + lean)} ${collar - 34} ${n(left)} ${collar - 22} ${n(left - flare - 16)} ${collar + 6}L${n(CENTRE)} ${collar + 70}L${n(right + flare + 16)} ${collar + 6}C${n(right)} ${collar - 22} ${n(right + lean)} ${collar - 34} ${n(right + lean)} ${top}Z`;
}

export function neck(frame: Frame, paint: Paint, id: string): string {
  const { chin } = frame;
  const dx = CENTRE + shift(frame, 0.5);
  const half = frame.jaw + 8;
  const shadow = `M${n(dx - half)} ${chin - 60}L${n(dx - half)} ${chin - 20}Q${n(dx - 6)} ${chin + CHIN_SHADOW * 1.7} ${n(dx + half)} ${chin - 26}L${n(dx + half)} ${chin - 60}Z`;
  const throat = neckOutline(frame);
  return `<clipPath id="${id}-neck"><path d="${throat}"/></clipPath>${fill(throat, paint.skinShade)}${clipped(`${id}-neck`, fill(shadow, paint.skinLine, 0.42))}`;
}

export function head(frame: Frame, paint: Paint, id: string): string {
  const left = CENTRE - frame.temple;
  const fold = left + frame.temple * 0.86 + shift(frame, 0.4);
  const shade = `<linearGradient id="${id}-skin" gradientUnits="userSpaceOnUse" x1="${n(left)}" y1="0" x2="${n(fold)}" y2="0"><stop offset="0" stop-color="${paint.skinShade}"/><stop offset=".35" stop-color="${paint.skinShade}"/><stop offset="1" stop-color="${paint.skin}"/></linearGradient>`;
  return `${shade}${fill(headOutline(frame), `url(#${id}-skin)`)}`;
}

export function farEar(frame: Frame, look: PortraitLook, paint: Paint): string {
  const side = frame.turn < 0 ? -1 : 1;
  return Math.abs(frame.turn) < FAR_EAR_HIDDEN ? ear(frame, look, paint, side) : '';
}

/** Lies over the head when that is turned, under it otherwise. */
export function nearEar(frame: Frame, look: PortraitLook, paint: Paint): string {
  return ear(frame, look, paint, frame.turn < 0 ? 1 : -1);
}

function isNear(frame: Frame, side: Side): boolean {
  return side * frame.turn < 0;
}

function ear(frame: Frame, look: PortraitLook, paint: Paint, side: Side): string {
  const tuck = Math.abs(frame.turn) * (isNear(frame, side) ? 17 : 5);
  const x = edgeX(frame, side, frame.eye + 8) + side * (4 - tuck);
  const y = frame.eye + 13;
  const tall = look.age === 'senior' ? 25 : 21;
  const color = side < 0 ? paint.skinShade : paint.skin;
  const fold = `M${n(x + side * 6)} ${n(y - 9)}q${n(side * 3)} 9 ${n(-side * 2)} 16`;
  const ring = `<circle cx="${n(x + side * 4)}" cy="${n(y + tall + 1)}" r="3.6" fill="#d9b871"/>`;
  const rim =
    isNear(frame, side) && Math.abs(frame.turn) > FAR_EAR_HIDDEN ? earRim(x, y, tall, side) : '';
  return `${ellipse([x, y], 12, tall, color)}${stroke(rim, paint.skinLine, 2, 0.45)}${stroke(fold, paint.skinLine, 2.4, 0.55)}${look.hasEarrings ? ring : ''}`;
}

/** On a turned head the ear lies before the cheek and needs an edge of its own. */
function earRim(x: number, y: number, tall: number, side: Side): string {
  return `M${n(x)} ${n(y - tall)}a12 ${tall} 0 0 ${side > 0 ? 0 : 1} 0 ${tall * 2}`;
}
