import { n, type Point } from './curve.ts';
import { CENTRE, edgeX, type Frame, faceX, type Side, shift } from './frame.ts';
import type { PortraitLook } from './look.ts';

/** 0 keeps all hair, 1 leaves a high forehead. */
export function recession(look: PortraitLook): number {
  if (look.hairStyle === 'receding') return 1;
  if (look.presentation !== 'masculine') return 0;
  return { child: 0, young: 0, adult: 0, middle: 0.4, senior: 0.8 }[look.age];
}

/** How far the parting lies from the middle of the forehead. */
const PART = { centre: 0, left: -27, right: 27, fringe: 0 } as const;

/** Where hair and forehead meet, from the right temple over the forehead to the left. */
export function hairline(frame: Frame, look: PortraitLook): Point[] {
  return [temple(frame, 1), ...forehead(frame, look), temple(frame, -1)];
}

function temple(frame: Frame, side: Side): Point {
  return [edgeX(frame, side, frame.eye - 8) - side * 4, frame.eye - 10];
}

function forehead(frame: Frame, look: PortraitLook): Point[] {
  if (look.parting === 'fringe' && recession(look) === 0)
    return look.hairLength === 'short' ? crop(frame) : fringe(frame);
  const back = recession(look);
  const part = PART[look.parting];
  const { temple: wide, hairline: y, brow } = frame;
  const at = (across: number) => faceX(frame, across * wide, 0.7);
  const sweep = (side: Side) => (part === 0 ? 0 : side === Math.sign(part) ? -4 : 9);
  const point = (side: Side, across: number, height: number): Point => [at(side * across), height];
  const inner = (side: Side) => point(side, 0.38, y + 2 + sweep(side) - back * 24);
  return [
    point(1, 0.84, brow - 16 - back * 12),
    point(1, 0.66, y + 14 + sweep(1) - back * 28),
    ...(part > 0 ? [] : [inner(1)]),
    [faceX(frame, part, 0.7), y - 4 - back * (part === 0 ? 8 : 20)],
    ...(part < 0 ? [] : [inner(-1)]),
    point(-1, 0.66, y + 14 + sweep(-1) - back * 28),
    point(-1, 0.84, brow - 16 - back * 12),
  ];
}

function fringe(frame: Frame): Point[] {
  const { temple: wide, brow } = frame;
  const at = (across: number, y: number): Point => [faceX(frame, across * wide, 0.7), y];
  return [
    at(0.86, brow - 2),
    at(0.6, brow - 13),
    at(0.2, brow - 17),
    at(-0.2, brow - 17),
    at(-0.6, brow - 13),
    at(-0.86, brow - 2),
  ];
}

/** A short fringe, brushed to one side. */
function crop(frame: Frame): Point[] {
  const { temple: wide, brow, hairline: y } = frame;
  const at = (across: number, height: number): Point => [faceX(frame, across * wide, 0.7), height];
  return [
    at(0.87, brow - 14),
    at(0.72, y + 20),
    at(0.4, y + 15),
    at(0.1, y + 19),
    at(-0.3, y + 12),
    at(-0.7, y + 15),
    at(-0.87, brow - 14),
  ];
}

/** How far hair stands off the skull on top and at the sides. */
export type Lift = { top: number; sides: number };

/** The outline of hair that ends at the ears, from the left ear over the crown to the right. */
export function skullcap(frame: Frame, { top, sides }: Lift, lean = 0): Point[] {
  const { crown, brow, eye, temple: wide } = frame;
  const x = CENTRE + shift(frame, -0.1);
  const half = (side: Side): Point[] => [
    [edgeX(frame, side, eye) + side * Math.min(sides, 1), eye + 2],
    [edgeX(frame, side, brow - 10) + side * sides, brow - 14],
    [x + side * (wide * 0.93 + sides), crown + 36 - top * 0.2],
    [x + side * (wide * 0.58 + sides * 0.6) + lean * 0.5, crown + 7 - top * 0.75],
  ];
  return [...half(-1), [x + lean, crown - top], ...half(1).reverse()];
}

/** Lines combed from the forehead to the back of the head. */
export function combed(frame: Frame, look: PortraitLook, lines: number, top: number): string {
  const x = CENTRE + shift(frame, -0.1);
  return Array.from({ length: lines }, (_, i) => {
    const across = ((i + 0.5) / lines) * 2 - 1;
    const from = faceX(frame, across * frame.temple * 0.86, 0.7);
    const fromY = frame.hairline + across ** 2 * 34 - 4 - recession(look) * 26;
    const toY = frame.crown - top + across ** 2 * 26 + 4;
    return `M${n(from)} ${n(fromY)}Q${n(x + across * frame.temple * 0.95)} ${n((fromY + toY) / 2 - 4)} ${n(x + across * frame.temple * 0.62)} ${n(toY)}`;
  }).join('');
}
