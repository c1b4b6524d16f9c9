/**
 * Demo portraits: calm busts cut from paper, drawn in code. A look and a shot always give the same
 * picture, and all shots of one look show the same person.
 */
import { glasses, headwear } from './accessories.ts';
import { backdrop } from './backdrop.ts';
import { beard } from './beard.ts';
import { clothes } from './clothes.ts';
import { face } from './face.ts';
import { type Frame, frameFor } from './frame.ts';
import { limbs, stepBack, torso } from './full-length.ts';
import { hair } from './hair.ts';
import { farEar, head, nearEar, neck } from './head.ts';
import type { PortraitLook, PortraitShot } from './look.ts';
import { type Paint, paintFor } from './paint.ts';
import { hash } from './svg.ts';
import { years } from './years.ts';

const CLOSE_UP = 'translate(-84 -88) scale(1.42)';

/** Where the camera stands. */
function camera(frame: Frame, { framing }: PortraitShot): string {
  if (framing === 'close') return CLOSE_UP;
  return framing === 'full' ? stepBack(frame) : 'translate(0 0)';
}

/** An SVG document of 400 × 500. */
export function drawPortrait(look: PortraitLook, shot: PortraitShot = {}): string {
  const id = `p${hash(JSON.stringify([look, shot]))}`;
  const wall = backdrop(shot.backdrop ?? look.backdrop, id);
  const frame = frameFor(look, shot);
  const grey = shot.isMonochrome
    ? `<filter id="${id}-grey" color-interpolation-filters="sRGB"><feColorMatrix type="saturate" values="0"/></filter>`
    : '';
  const filter = shot.isMonochrome ? ` filter="url(#${id}-grey)"` : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 500" width="400" height="500">${grey}<g${filter}>${wall}<g transform="${camera(frame, shot)}">${person(frame, look, shot, id)}</g></g></svg>`;
}

function person(frame: Frame, look: PortraitLook, shot: PortraitShot, id: string): string {
  const paint = paintFor(look, shot);
  const worn = look.headwear === 'none' ? hair(frame, look, paint) : headwear(frame, look);
  const neckline = shot.neckline ?? look.neckline;
  const isFull = shot.framing === 'full';
  return [
    worn.back,
    isFull ? limbs(frame, paint) : '',
    neck(frame, paint, id),
    clothes(frame, neckline, paint),
    isFull ? torso(frame, paint) : '',
    ...headAndEars(frame, look, paint, id),
    years(frame, look, paint),
    beard(frame, look, paint),
    face(frame, look, shot, paint),
    glasses(frame, look),
    worn.front,
  ].join('');
}

const NEAR_EAR_ON_TOP = 0.5;

function headAndEars(frame: Frame, look: PortraitLook, paint: Paint, id: string): string[] {
  if (look.headwear === 'hijab') return [head(frame, paint, id)];
  const near = nearEar(frame, look, paint);
  const far = farEar(frame, look, paint);
  const isTurned = Math.abs(frame.turn) > NEAR_EAR_ON_TOP;
  return isTurned ? [far, head(frame, paint, id), near] : [far, near, head(frame, paint, id)];
}
