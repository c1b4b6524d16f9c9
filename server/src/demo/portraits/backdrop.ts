import { BACKDROPS, type Backdrop } from './palette.ts';

/** A painted wall, lit by one soft lamp from the upper right. */
export function backdrop(name: Backdrop, id: string): string {
  const [lit, far] = BACKDROPS[name];
  return `<defs>
<linearGradient id="${id}-wall" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${lit}"/><stop offset="1" stop-color="${far}"/></linearGradient>
<radialGradient id="${id}-lamp" cx=".74" cy=".24" r=".62"><stop offset="0" stop-color="#fff" stop-opacity=".3"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient>
</defs><rect width="400" height="500" fill="url(#${id}-wall)"/><rect width="400" height="500" fill="url(#${id}-lamp)"/>`;
}
