import { type Raster, rasteriseAs, toWebp } from '../photos/render.ts';
import { keyFrameOf, standsAlone } from './key-frame.ts';
import { drawTitleCard } from './title-card.ts';
import { writeWebm } from './write-webm.ts';

const FILM = { width: 480, height: 270, frameMs: 200 };
const TITLE_FRAMES = 7;
const SCENE_FRAMES = 9;
const SCENES = 3;
/** How much of a portrait's width is left when the camera has come as near as it comes. */
const NEAREST = 0.8;
/** Where in a portrait the eyes are, from above, and where in the film they should be. */
const EYES = 0.41;
const EYES_IN_FILM = 0.42;

type Showreel = { film: Buffer; durationMs: number; still: Raster };

/** A title and a few slow looks at somebody: the camera comes nearer, then leaves again. */
export async function makeShowreel(portraits: readonly Raster[], year: number): Promise<Showreel> {
  const title = await rasteriseAs(drawTitleCard(year, FILM));
  const titleFrame = keyFrameOf(await toWebp(title, FILM.width));
  const frames = Array.from({ length: TITLE_FRAMES }, () => titleFrame);
  for (let scene = 0; scene < SCENES; scene += 1) {
    const portrait = portraits[scene % portraits.length] ?? title;
    for (let at = 0; at < SCENE_FRAMES; at += 1) {
      const progress = at / (SCENE_FRAMES - 1);
      const view = viewOf(portrait, scene % 2 === 0 ? progress : 1 - progress);
      const frame = keyFrameOf(await toWebp(portrait, FILM.width, view));
      frames.push(standsAlone(frame) ? frame : (frames.at(-1) ?? frame));
    }
  }
  return {
    film: writeWebm({ ...FILM, frames }),
    durationMs: frames.length * FILM.frameMs,
    still: portraits[0] ?? title,
  };
}

/** What the camera sees of a portrait; 0 is far, 1 is near. */
export function viewOf({ width, height }: Raster, nearness: number) {
  const seen = Math.round(width * (1 - (1 - NEAREST) * nearness));
  const tall = Math.round((seen * FILM.height) / FILM.width);
  const top = Math.round(height * EYES - tall * EYES_IN_FILM);
  return { left: Math.round((width - seen) / 2), top: Math.max(0, top), width: seen, height: tall };
}
