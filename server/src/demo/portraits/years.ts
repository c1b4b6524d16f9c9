/** What the years draw on a face. */
import { n } from './curve.ts';
import { type Frame, faceX, type Side } from './frame.ts';
import type { Age, PortraitLook } from './look.ts';
import type { Paint } from './paint.ts';
import { stroke } from './svg.ts';

const STRENGTH: Record<Age, number> = { child: 0, young: 0, adult: 0, middle: 0.42, senior: 0.62 };

export function years(frame: Frame, look: PortraitLook, paint: Paint): string {
  const strength = STRENGTH[look.age];
  if (strength === 0) return '';
  const lines = ([-1, 1] as const).flatMap((side) => [
    smileLine(frame, side),
    ...(look.age === 'senior' ? [underEye(frame, side), ...crowsFeet(frame, side)] : []),
  ]);
  if (look.age === 'senior' && look.headwear === 'none') lines.push(...foreheadLines(frame));
  return lines.map((d) => stroke(d, paint.skinLine, 2, strength)).join('');
}

function smileLine(frame: Frame, side: Side): string {
  const { nose, mouth } = frame;
  const at = (offset: number) => n(faceX(frame, side * offset, 1.2));
  return `M${at(19)} ${n(nose - 3)}Q${at(31)} ${n(nose + 9)} ${at(31)} ${n(mouth - 4)}`;
}

function underEye(frame: Frame, side: Side): string {
  const at = (offset: number) => n(faceX(frame, side * (frame.eyeGap + offset)));
  const y = frame.eye;
  return `M${at(-10)} ${n(y + 13)}Q${at(0)} ${n(y + 19)} ${at(11)} ${n(y + 13)}`;
}

function crowsFeet(frame: Frame, side: Side): string[] {
  const at = (offset: number) => n(faceX(frame, side * (frame.eyeGap + offset)));
  const y = frame.eye;
  return [
    `M${at(18)} ${n(y + 1)}L${at(25)} ${n(y - 3)}`,
    `M${at(18)} ${n(y + 6)}L${at(25)} ${n(y + 7)}`,
  ];
}

function foreheadLines(frame: Frame): string[] {
  const y = (frame.hairline + frame.brow) / 2 + 4;
  const at = (offset: number) => n(faceX(frame, offset));
  return [
    `M${at(-26)} ${n(y)}Q${at(0)} ${n(y - 5)} ${at(27)} ${n(y)}`,
    `M${at(-19)} ${n(y + 11)}Q${at(0)} ${n(y + 7)} ${at(20)} ${n(y + 11)}`,
  ];
}
