import { n, type Point, shape, smooth } from './curve.ts';
import { CENTRE, edgeX, type Frame, faceX, type Side, shift } from './frame.ts';
import type { FacialHair, PortraitLook } from './look.ts';
import type { Paint } from './paint.ts';
import { fill } from './svg.ts';

/** How a beard covers the jaw: how far it stands off it, how far it hangs, how high it climbs the cheek. */
type JawCover = { off: number; hang: number; cheek: number; opacity: number };

const JAW_COVERS: Partial<Record<FacialHair, JawCover>> = {
  stubble: { off: -1, hang: -2, cheek: 8, opacity: 0.2 },
  'short-beard': { off: 1.5, hang: 5, cheek: 12, opacity: 1 },
  'full-beard': { off: 5, hang: 24, cheek: 4, opacity: 1 },
};

/** Drawn under the mouth, so that the lips stay free. */
export function beard(frame: Frame, look: PortraitLook, paint: Paint): string {
  if (look.age === 'child') return '';
  const cover = JAW_COVERS[look.facialHair];
  if (cover) return fill(jawBeard(frame, cover), paint.beard, cover.opacity);
  if (look.facialHair === 'moustache') return fill(moustache(frame), paint.beard);
  if (look.facialHair === 'goatee') return fill(moustache(frame) + goatee(frame), paint.beard);
  return '';
}

function jawBeard(frame: Frame, { off, hang, cheek }: JawCover): string {
  const { eye, nose, mouth, chin } = frame;
  const outside = (side: Side): Point[] => [
    [edgeX(frame, side, eye + 6) + side * 0.5, eye + 6],
    [edgeX(frame, side, nose) + side * off, nose],
    [edgeX(frame, side, mouth + 8) + side * (off + hang * 0.08), mouth + 8],
    [CENTRE + shift(frame, 0.6) + side * (frame.chinTip + hang * 0.35), chin - 5 + hang * 0.55],
  ];
  const tip: Point = [CENTRE + shift(frame, 0.65), chin + 0.5 + hang];
  const inside = (side: Side): Point[] => [
    [edgeX(frame, side, eye + 8) - side * 7, eye + 8],
    [edgeX(frame, side, nose) - side * 11, nose + cheek * 0.4],
    [faceX(frame, side * 40, 1.1), mouth - 14 + cheek],
    [faceX(frame, side * 24, 1.2), mouth - 16 + cheek * 0.3],
  ];
  const lip: Point = [faceX(frame, 0, 1.3), nose + 10];
  return shape(
    [...outside(-1), tip, ...outside(1).reverse()],
    [...inside(1), lip, ...inside(-1).reverse()],
    smooth,
    smooth,
  );
}

function moustache(frame: Frame): string {
  const at = (offset: number) => n(faceX(frame, offset, 1.25));
  const top = frame.nose + 8;
  const { mouth } = frame;
  return `M${at(0)} ${n(top + 2)}C${at(12)} ${n(top - 3)} ${at(26)} ${n(top + 5)} ${at(31)} ${n(mouth + 4)}C${at(20)} ${n(mouth - 4)} ${at(8)} ${n(mouth - 3)} ${at(0)} ${n(mouth - 1)}C${at(-8)} ${n(mouth - 3)} ${at(-20)} ${n(mouth - 4)} ${at(-31)} ${n(mouth + 4)}C${at(-26)} ${n(top + 5)} ${at(-12)} ${n(top - 3)} ${at(0)} ${n(top + 2)}Z`;
}

function goatee(frame: Frame): string {
  const at = (offset: number) => n(faceX(frame, offset, 1));
  const { mouth, chin } = frame;
  const wide = frame.chinTip + 3;
  return `M${at(-31)} ${n(mouth + 2)}C${at(-31)} ${n(mouth + 16)} ${at(-wide)} ${n(chin + 8)} ${at(0)} ${n(chin + 10)}C${at(wide)} ${n(chin + 8)} ${at(31)} ${n(mouth + 16)} ${at(31)} ${n(mouth + 2)}C${at(26)} ${n(mouth + 10)} ${at(18)} ${n(mouth + 16)} ${at(0)} ${n(mouth + 17)}C${at(-18)} ${n(mouth + 16)} ${at(-26)} ${n(mouth + 10)} ${at(-31)} ${n(mouth + 2)}Z`;
}
