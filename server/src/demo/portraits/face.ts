import { n, type Point } from './curve.ts';
import { type Frame, faceX, type Side } from './frame.ts';
import type { PortraitLook, PortraitShot } from './look.ts';
import type { Paint } from './paint.ts';
import { ellipse, fill, stroke } from './svg.ts';

export function face(frame: Frame, look: PortraitLook, shot: PortraitShot, paint: Paint): string {
  const sides: Side[] = [-1, 1];
  return [
    look.hasFreckles ? freckles(frame, paint) : '',
    ...sides.map((side) => eye(frame, look, paint, side)),
    ...sides.map((side) => brow(frame, look, paint, side)),
    nose(frame, look, paint),
    mouth(frame, look, shot, paint),
  ].join('');
}

function eye(frame: Frame, look: PortraitLook, paint: Paint, side: Side): string {
  const size = frame.eyeSize;
  const x = faceX(frame, side * frame.eyeGap);
  const y = frame.eye;
  const half = 11.5 * size;
  const isFeminine = look.presentation === 'feminine' && look.age !== 'child';
  const lift = isFeminine ? 7.4 * size : 6.4 * size;
  const [inner, outer] = [x - side * half, x + side * half];
  const lid = `M${n(inner)} ${n(y + 2)}Q${n(x - side * 2)} ${n(y - lift * 1.5)} ${n(outer)} ${n(y - 0.5)}`;
  const white = `${lid}Q${n(x + side * 2)} ${n(y + lift * 1.35)} ${n(inner)} ${n(y + 2)}Z`;
  const gaze = x + frame.turn * 1.6;
  const iris = side < 0 ? paint.iris : paint.otherIris;
  const lash = isFeminine
    ? stroke(`M${n(outer)} ${n(y - 0.5)}l${n(side * 4)} -3`, paint.pupil, 2.4)
    : '';
  return [
    fill(white, paint.eyeWhite),
    ellipse([gaze, y - 0.4], 5.6 * size, 6.2 * size, iris),
    ellipse([gaze, y - 0.4], 2.9 * size, 3.2 * size, paint.pupil),
    stroke(lid, paint.pupil, isFeminine ? 3.2 : 2.6),
    lash,
    crease(frame, look, paint, [x, y], side),
  ].join('');
}

/** The fold above the eye; with the years it sinks towards the outside. */
function crease(frame: Frame, look: PortraitLook, paint: Paint, [x, y]: Point, side: Side): string {
  const half = 11 * frame.eyeSize;
  const sink = { child: -1, young: 0, adult: 1, middle: 3, senior: 6 }[look.age];
  const d = `M${n(x - side * half * 0.8)} ${n(y - 8)}Q${n(x)} ${n(y - 14)} ${n(x + side * (half + 2))} ${n(y - 8 + sink)}`;
  return stroke(d, paint.skinLine, 1.8, look.age === 'child' ? 0.25 : 0.5);
}

function brow(frame: Frame, look: PortraitLook, paint: Paint, side: Side): string {
  const weight = { feminine: 3.6, neutral: 4.6, masculine: 5.8 }[look.presentation];
  const thick = look.age === 'child' ? 3.2 : weight;
  const arch = look.presentation === 'masculine' ? 5 : 8;
  const y = frame.brow;
  const at = (offset: number) => n(faceX(frame, side * (frame.eyeGap + offset)));
  const top = `M${at(-16)} ${n(y + 3 - thick / 2)}Q${at(0)} ${n(y - arch)} ${at(18)} ${n(y + 2)}`;
  const back = `Q${at(2)} ${n(y - arch + thick + 1.5)} ${at(-16)} ${n(y + 3 + thick / 2)}Z`;
  return fill(top + back, paint.brow);
}

function nose(frame: Frame, look: PortraitLook, paint: Paint): string {
  const way = frame.turn < 0 ? -1 : 1;
  const { nose: y, eye: top } = frame;
  const at = (offset: number, depth: number) => n(faceX(frame, offset * way, depth));
  const wide = look.presentation === 'masculine' ? 12 : 10;
  const bridge = look.age === 'child' ? y - 16 : top + 6;
  const d = `M${at(3, 1.1)} ${n(bridge)}C${at(6, 1.3)} ${n(y - 20)} ${at(wide, 1.6)} ${n(y - 12)} ${at(wide - 1, 1.6)} ${n(y - 4)}C${at(wide - 2, 1.5)} ${n(y + 2)} ${at(2, 1.4)} ${n(y + 4)} ${at(-wide * 0.75, 1.3)} ${n(y)}`;
  return stroke(d, paint.skinLine, 3, 0.75);
}

function mouth(frame: Frame, look: PortraitLook, shot: PortraitShot, paint: Paint): string {
  const y = frame.mouth;
  const isSmile = shot.expression === 'smile';
  const half = (look.age === 'child' ? 17 : 21) + (isSmile ? 4 : 0);
  const curve = isSmile ? 13 : 6;
  const at = (offset: number) => n(faceX(frame, offset, 1.25));
  const full = { feminine: 8, neutral: 6, masculine: 4.5 }[look.presentation];
  const lower = look.age === 'senior' ? full * 0.55 : look.age === 'child' ? 5 : full;
  const corner = n(y - (isSmile ? 4 : 1));
  const line = `M${at(-half)} ${corner}Q${at(0)} ${n(y + curve)} ${at(half)} ${corner}`;
  const bow = `M${at(-half + 3)} ${corner}Q${at(-6)} ${n(y - lower * 0.75)} ${at(0)} ${n(y - lower * 0.2)}Q${at(6)} ${n(y - lower * 0.75)} ${at(half - 3)} ${corner}Q${at(0)} ${n(y + curve + lower * 2)} ${at(-half + 3)} ${corner}Z`;
  return `${fill(bow, paint.lip, 0.72)}${stroke(line, paint.skinLine, 2.6)}`;
}

/** Offsets from the middle of the face, and below the eyes. */
const FRECKLES: readonly Point[] = [
  [-44, 22],
  [-36, 17],
  [-34, 27],
  [-26, 21],
  [-20, 28],
  [22, 27],
  [28, 20],
  [35, 26],
  [40, 18],
  [46, 24],
  [-8, 15],
  [9, 17],
];

function freckles(frame: Frame, paint: Paint): string {
  const dots = FRECKLES.map(([dx, dy]) =>
    ellipse([faceX(frame, dx), frame.eye + dy], 1.7, 1.7, paint.skinLine),
  );
  return `<g opacity=".5">${dots.join('')}</g>`;
}
