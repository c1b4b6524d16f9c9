/**
 * The measures of one person in front of the camera, in the units of the 400 × 500 picture. All parts
 * are cut to these, so that hair, beard and glasses fit every face and every turn of it.
 */
import { type Point, walk } from './curve.ts';
import type { Age, FaceShape, PortraitLook, PortraitShot, Presentation } from './look.ts';

export type Frame = {
  /** −1 looks left, 1 looks right, 0 into the lens. */
  turn: number;
  crown: number;
  hairline: number;
  brow: number;
  eye: number;
  nose: number;
  mouth: number;
  chin: number;
  /** Half widths of the head. */
  temple: number;
  cheek: number;
  jaw: number;
  chinTip: number;
  eyeGap: number;
  eyeSize: number;
  /** Half widths of neck and shoulders, and where they begin. */
  neck: number;
  collar: number;
  shoulder: number;
  /** How many heads tall the person stands. */
  heads: number;
};

export const CENTRE = 200;
export const BOTTOM = 500;

const HEADSHOT_TURN = 0.22;
const THREE_QUARTER_TURN = 1;

const ADULT: Frame = {
  turn: 0,
  crown: 92,
  hairline: 134,
  brow: 184,
  eye: 205,
  nose: 244,
  mouth: 272,
  chin: 312,
  temple: 75,
  cheek: 72,
  jaw: 57,
  chinTip: 25,
  eyeGap: 33,
  eyeSize: 1,
  neck: 40,
  collar: 372,
  shoulder: 160,
  heads: 7.2,
};

const BY_AGE: Record<Age, Partial<Frame>> = {
  child: {
    crown: 112,
    hairline: 156,
    brow: 214,
    eye: 233,
    nose: 262,
    mouth: 285,
    chin: 318,
    temple: 78,
    cheek: 77,
    jaw: 56,
    chinTip: 22,
    eyeGap: 34,
    eyeSize: 1.14,
    neck: 29,
    collar: 366,
    shoulder: 120,
    heads: 5.7,
  },
  young: { cheek: 73, jaw: 55, chin: 310, eyeSize: 1.05, neck: 38, shoulder: 154 },
  adult: {},
  middle: { jaw: 59, hairline: 131, neck: 42 },
  senior: { jaw: 60, cheek: 71, hairline: 128, chinTip: 27, eyeSize: 0.93, collar: 370 },
};

type Change = Partial<Frame>;

const BY_SHAPE: Record<FaceShape, Change> = {
  oval: {},
  round: { cheek: 5, jaw: 6, temple: 2, chin: -5, chinTip: 3 },
  square: { jaw: 8, chinTip: 6, cheek: 1 },
  heart: { jaw: -5, chinTip: -4, temple: 2 },
  long: { chin: 7, mouth: 3, temple: -3, cheek: -3 },
};

const BY_PRESENTATION: Record<Presentation, Change> = {
  feminine: { jaw: -4, chinTip: -4, neck: -4, shoulder: -12 },
  masculine: { jaw: 4, chinTip: 4, neck: 5, shoulder: 8, brow: 2 },
  neutral: {},
};

/** A child's neck and shoulders do not yet tell. */
const NO_DIFFERENCE: Change = {};

export function frameFor(look: PortraitLook, shot: PortraitShot): Frame {
  const frame = { ...ADULT, ...BY_AGE[look.age] };
  const presentation = look.age === 'child' ? NO_DIFFERENCE : BY_PRESENTATION[look.presentation];
  for (const change of [BY_SHAPE[look.faceShape], presentation])
    for (const [measure, by] of Object.entries(change) as [keyof Frame, number][])
      frame[measure] += by;
  const turn = shot.framing === 'three-quarter' ? THREE_QUARTER_TURN : HEADSHOT_TURN;
  frame.turn = look.goodSide === 'right' ? turn : -turn;
  return frame;
}

export type Side = -1 | 1;

/** How far a turned head moves a feature that stands out from it by `depth` (1: the eyes). */
export function shift(frame: Frame, depth: number): number {
  return frame.turn * depth * 18;
}

/** The picture's x of something `offset` to the right of the middle of the face. */
export function faceX(frame: Frame, offset: number, depth = 1): number {
  const isFar = Math.sign(offset) === Math.sign(frame.turn);
  const squeeze = 1 - (isFar ? 0.2 : 0.03) * Math.abs(frame.turn);
  return CENTRE + shift(frame, depth) + offset * squeeze;
}

/** From the crown to the chin along one side. */
export function contour(frame: Frame, side: Side): Point[] {
  const { crown, brow, eye, nose, mouth, chin, temple, cheek, jaw, chinTip } = frame;
  const half = (width: number, depth: number) =>
    CENTRE + shift(frame, depth) + side * width * (isFarSide(frame, side) ? 0.97 : 1);
  return [
    [half(0, -0.1), crown],
    [half(temple * 0.62, -0.1), crown + (brow - crown) * 0.13],
    [half(temple * 0.96, 0), crown + (brow - crown) * 0.56],
    [half(temple, 0.1), (brow + eye) / 2],
    [half(cheek, 0.25), (eye + nose) / 2 + 8],
    [half(jaw, 0.45), mouth + 4],
    [half(chinTip, 0.6), chin - 7],
    [half(0, 0.65), chin],
  ];
}

function isFarSide(frame: Frame, side: Side): boolean {
  return side === Math.sign(frame.turn);
}

/** Where the side of the head is at a height. */
export function edgeX(frame: Frame, side: Side, y: number): number {
  const nearest = walk(contour(frame, side), 3).reduce((best, point) =>
    Math.abs(point[1] - y) < Math.abs(best[1] - y) ? point : best,
  );
  return nearest[0];
}
