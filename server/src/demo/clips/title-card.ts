/** The card before a showreel. Its letters are drawn: not every machine has the same fonts, or any. */
const LETTER_HEIGHT = 14;
const SPACE = 7;
const GAP = 4;

// biome-ignore format: a table is read in columns
const LETTERS: Record<string, readonly [width: number, path: string]> = {
  S: [10, 'M9 2.5C8 .8 6.6 0 5 0 2.6 0 .9 1.5 .9 3.6c0 4.6 8.3 2.4 8.3 7 0 2-1.8 3.4-4.2 3.4-1.9 0-3.5-.9-4.4-2.7'],
  H: [10, 'M1 0V14M9 0V14M1 7H9'],
  O: [10, 'M5 0C2 0 .5 3 .5 7s1.5 7 4.5 7 4.5-3 4.5-7S8 0 5 0Z'],
  W: [14, 'M.5 0L4 14 7 3 10 14 13.5 0'],
  R: [10, 'M1 14V0H5.2C7.6 0 9 1.5 9 3.7S7.6 7.4 5.2 7.4H1M5.4 7.4L9.2 14'],
  E: [9, 'M8 0H1V14H8M1 7H7'],
  L: [9, 'M1 0V14H8'],
  0: [10, 'M5 0C2 0 .5 3 .5 7s1.5 7 4.5 7 4.5-3 4.5-7S8 0 5 0Z'],
  1: [7, 'M2 3L5.4 0V14'],
  2: [10, 'M1 3.6C1 1.4 2.7 0 5 0s4 1.4 4 3.6C9 7 1 10 .8 14H9.2'],
  3: [10, 'M1 2.4C1.9.8 3.3 0 5 0c2.3 0 3.9 1.4 3.9 3.3S7.3 6.7 5 6.7c2.4 0 4.2 1.4 4.2 3.6S7.4 14 5 14c-2 0-3.5-.9-4.3-2.6'],
  4: [10, 'M7 14V0L.6 9.8H9.6'],
  5: [10, 'M8.6 0H2.2L1.5 6.4C2.4 5.5 3.6 5 5 5c2.5 0 4.2 1.8 4.2 4.4S7.4 14 4.9 14C3 14 1.6 13.2.8 11.8'],
  6: [10, 'M8.4 1.6C7.6.6 6.5 0 5.2 0 2.3 0 .8 3.2.8 8.2M5 5.4c2.4 0 4.2 1.8 4.2 4.3S7.4 14 5 14 .8 12.2.8 9.7 2.6 5.4 5 5.4Z'],
  7: [10, 'M.8 0H9.2L4 14'],
  8: [10, 'M5 6.6C2.9 6.6 1.3 5.2 1.3 3.3S2.9 0 5 0s3.7 1.4 3.7 3.3S7.1 6.6 5 6.6ZM5 6.6c-2.4 0-4.2 1.6-4.2 3.7S2.6 14 5 14s4.2-1.6 4.2-3.7S7.4 6.6 5 6.6Z'],
  9: [10, 'M1.6 12.4C2.4 13.4 3.5 14 4.8 14c2.9 0 4.4-3.2 4.4-8.2M5 8.6C2.6 8.6.8 6.8.8 4.3S2.6 0 5 0s4.2 1.8 4.2 4.3S7.4 8.6 5 8.6Z'],
};

type Size = { width: number; height: number };

export function drawTitleCard(year: number, { width, height }: Size): string {
  const words = write(`SHOWREEL ${year}`);
  const scale = (width * 0.5) / words.width;
  const left = (width - words.width * scale) / 2;
  const top = (height - LETTER_HEIGHT * scale) / 2;
  const sun = `<circle cx="${width / 2}" cy="${top - height * 0.13}" r="${height * 0.03}" fill="#ffc927"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#171714"/>${sun}<g transform="translate(${left} ${top}) scale(${scale})" fill="none" stroke="#f5f2ea" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round">${words.paths}</g></svg>`;
}

function write(words: string): { width: number; paths: string } {
  let width = 0;
  const paths = [...words].map((letter) => {
    const [wide, path] = LETTERS[letter] ?? [SPACE, ''];
    const drawn = path === '' ? '' : `<path transform="translate(${width} 0)" d="${path}"/>`;
    width += wide + GAP;
    return drawn;
  });
  return { width: width - GAP, paths: paths.join('') };
}
