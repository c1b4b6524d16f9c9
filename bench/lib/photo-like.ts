import sharp from 'sharp';

const WIDTH = 1600;
const HEIGHT = 2000;

/**
 * A picture that weighs what a portrait from a camera weighs: soft light, a figure, and grain coarse
 * and fine, which is what compression has to carry.
 */
export async function photoLike(hue: number): Promise<Buffer> {
  const coarse = await sharp(await grain(WIDTH / 5, HEIGHT / 5, 24))
    .resize(WIDTH, HEIGHT)
    .png()
    .toBuffer();
  const fine = await sharp(await grain(WIDTH, HEIGHT, 30))
    .blur(1.5)
    .png()
    .toBuffer();
  return sharp(Buffer.from(figure(hue)))
    .composite([
      { input: coarse, blend: 'soft-light' },
      { input: fine, blend: 'soft-light' },
    ])
    .jpeg({ quality: 92 })
    .toBuffer();
}

function grain(width: number, height: number, sigma: number): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma } as const;
  return sharp({ create: { width, height, channels: 3, background: '#808080', noise } })
    .png()
    .toBuffer();
}

function figure(hue: number): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
    <defs><radialGradient id="light" cx=".65" cy=".2" r="1">
      <stop offset="0" stop-color="hsl(${hue} 30% 80%)"/><stop offset="1" stop-color="hsl(${hue} 30% 30%)"/>
    </radialGradient></defs>
    <rect width="100%" height="100%" fill="url(#light)"/>
    <ellipse cx="800" cy="2000" rx="760" ry="620" fill="hsl(${hue + 150} 35% 28%)"/>
    <rect x="660" y="1050" width="280" height="420" fill="hsl(22 45% 42%)"/>
    <ellipse cx="800" cy="860" rx="360" ry="470" fill="hsl(24 48% 55%)"/>
    <path d="M420 860 Q400 330 800 330 Q1200 330 1180 860 Q1100 520 800 520 Q500 520 420 860" fill="hsl(20 30% 14%)"/>
  </svg>`;
}
