import { area, n, outline, type Point, shape, smooth } from './curve.ts';
import { BOTTOM, CENTRE, edgeX, type Frame, faceX, type Side, shift } from './frame.ts';
import type { PortraitLook } from './look.ts';
import { CLOTHES, lightness, mix } from './palette.ts';
import { fill, stroke } from './svg.ts';

const RIM = '#2a2522';

export function glasses(frame: Frame, look: PortraitLook): string {
  if (look.glasses === 'none') return '';
  const half = 22;
  const y = frame.eye + 3;
  const lens = (side: Side) => {
    const x = faceX(frame, side * (frame.eyeGap + 1), 1.15);
    const corner = look.glasses === 'round' ? 19 : 8;
    const tall = look.glasses === 'round' ? 20 : 16;
    return `<rect x="${n(x - half)}" y="${n(y - tall)}" width="${half * 2}" height="${tall * 2}" rx="${corner}" fill="#fff" fill-opacity=".1" stroke="${RIM}" stroke-width="3"/>`;
  };
  const inner = (side: Side) => n(faceX(frame, side * (frame.eyeGap + 1), 1.15) - side * half);
  const bridge = `M${inner(-1)} ${n(y - 3)}Q${n(faceX(frame, 0, 1.4))} ${n(y - 9)} ${inner(1)} ${n(y - 3)}`;
  const temples = ([-1, 1] as const)
    .map((side) => {
      const rim = faceX(frame, side * (frame.eyeGap + 1), 1.15) + side * half;
      return `M${n(rim)} ${n(y - 5)}L${n(edgeX(frame, side, y - 6))} ${n(y - 8)}`;
    })
    .join('');
  return stroke(temples, RIM, 3) + lens(-1) + lens(1) + stroke(bridge, RIM, 3);
}

/** Cloth on the head replaces the hair: what lies behind the neck, and what lies over the head. */
export function headwear(frame: Frame, look: PortraitLook): { back: string; front: string } {
  const cloth = CLOTHES[look.headwearColor];
  const fold = mix(cloth, lightness(cloth) > 0.5 ? '#4a3b30' : '#0d0b0a', 0.24);
  if (look.headwear === 'hijab') return hijab(frame, cloth, fold);
  return { back: '', front: wrap(frame, cloth, fold, look.headwear === 'headwrap') };
}

function hijab(frame: Frame, cloth: string, fold: string): { back: string; front: string } {
  const { crown, brow, eye, mouth, chin, temple, collar, hairline } = frame;
  const x = CENTRE + shift(frame, 0);
  const outer = (side: Side): Point[] => [
    [x + side * 118, BOTTOM + 6],
    [x + side * 106, collar + 34],
    [x + side * 82, chin + 16],
    [x + side * (temple + 12), eye + 20],
    [x + side * (temple + 6), brow - 30],
    [x + side * temple * 0.6, crown - 4],
  ];
  const oval = (side: Side): Point[] => [
    [faceX(frame, side * temple * 0.5, 0.7), hairline + 12],
    [edgeX(frame, side, brow) - side * 9, brow - 4],
    [edgeX(frame, side, eye + 20) - side * 5, eye + 22],
    [edgeX(frame, side, mouth) - side * 4, mouth + 1],
    [CENTRE + shift(frame, 0.6) + side * (frame.chinTip - 1), chin - 8],
  ];
  const top: Point = [faceX(frame, 0, 0.7), hairline + 4];
  const low: Point = [CENTRE + shift(frame, 0.65), chin - 2];
  const veil = area([...outer(-1), [x, crown - 14], ...outer(1).reverse()]);
  const hole = outline([...oval(-1), low, ...oval(1).reverse(), top]);
  const folds = `M${n(x - 66)} ${chin - 14}C${n(x - 40)} ${chin + 44} ${n(x + 40)} ${chin + 50} ${n(x + 84)} ${chin + 24}M${n(x + 78)} ${chin - 34}C${n(x + 50)} ${chin + 30} ${n(x - 50)} ${collar + 40} ${n(x - 96)} ${collar + 60}`;
  const front = `<path fill-rule="evenodd" d="${veil}${hole}" fill="${cloth}"/>${stroke(folds, fold, 3, 0.7)}`;
  return { back: fill(veil, fold), front };
}

function wrap(frame: Frame, cloth: string, fold: string, hasKnot: boolean): string {
  const { crown, brow, eye, temple, hairline } = frame;
  const x = CENTRE + shift(frame, -0.1);
  const tall = hasKnot ? 30 : 26;
  const side = (s: Side): Point[] => [
    [edgeX(frame, s, eye - 6) + s * 2, eye - 4],
    [x + s * (temple + 11), brow - 34],
    [x + s * (temple + 3), crown + 4],
    [x + s * temple * 0.6, crown - tall + 6],
  ];
  const rim: Point[] = [
    [edgeX(frame, 1, eye - 8) - 2, eye - 8],
    [faceX(frame, temple * 0.6, 0.7), hairline + 24],
    [faceX(frame, 0, 0.7), hairline + 8],
    [faceX(frame, -temple * 0.6, 0.7), hairline + 24],
    [edgeX(frame, -1, eye - 8) + 2, eye - 8],
  ];
  const cap = shape([...side(-1), [x, crown - tall], ...side(1).reverse()], rim, smooth, smooth);
  const [left, right] = [x - temple - 8, x + temple + 8];
  const folds = `M${n(left)} ${brow - 30}C${n(x - 40)} ${hairline - 10} ${n(x + 20)} ${hairline - 22} ${n(right - 8)} ${crown + 14}M${n(right)} ${brow - 30}C${n(x + 46)} ${hairline - 2} ${n(x + 4)} ${hairline - 30} ${n(x - 40)} ${crown - 10}M${n(left + 2)} ${brow - 46}C${n(x - 50)} ${crown + 20} ${n(x - 30)} ${crown + 4} ${n(x + 10)} ${crown - tall + 6}`;
  const knot = hasKnot
    ? `<ellipse cx="${n(x + 6)}" cy="${n(crown - tall)}" rx="34" ry="24" fill="${cloth}"/>${stroke(`M${n(x - 18)} ${n(crown - tall + 6)}Q${n(x + 4)} ${n(crown - tall - 18)} ${n(x + 30)} ${n(crown - tall + 2)}`, fold, 3, 0.7)}`
    : '';
  return knot + fill(cap, cloth) + stroke(folds, fold, 3, 0.6);
}
