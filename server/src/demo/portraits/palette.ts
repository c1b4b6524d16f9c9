export const SKIN = {
  porcelain: '#f3d3c0',
  fair: '#efc6a8',
  rose: '#ecbd9f',
  beige: '#e3b088',
  olive: '#d3a074',
  honey: '#c48d60',
  tan: '#b27a4f',
  bronze: '#9a6442',
  umber: '#855436',
  brown: '#6c432d',
  espresso: '#553324',
} as const;
export type SkinTone = keyof typeof SKIN;

export const HAIR = {
  black: '#1b1816',
  'dark-brown': '#33231b',
  'medium-brown': '#5a3c28',
  'light-brown': '#85603d',
  auburn: '#70351f',
  red: '#a04a28',
  'strawberry-blonde': '#c58a58',
  'dark-blonde': '#a5824f',
  'light-blonde': '#d3b67e',
  grey: '#8d8b86',
  'salt-and-pepper': '#5f5d5a',
  white: '#dedbd4',
  dyed: '#35646b',
  bald: '#4b3a30',
} as const;
export type HairColor = keyof typeof HAIR;

export const EYES = {
  brown: '#4a2d1b',
  'dark-brown': '#2f1d13',
  black: '#1a1412',
  hazel: '#6b5328',
  green: '#4d6640',
  blue: '#3f6585',
  'blue-green': '#3a6a70',
  grey: '#5c6770',
  amber: '#85571d',
  heterochromia: '#3f6585',
} as const;
export type EyeColor = keyof typeof EYES;

export const CLOTHES = {
  teal: '#2e4a57',
  brown: '#5a4535',
  taupe: '#8a7d68',
  olive: '#6b705a',
  slate: '#3d404d',
  ink: '#22252c',
  oxblood: '#7f3934',
  cream: '#e9e4d9',
  navy: '#2b3550',
  plum: '#5b3e4c',
  rust: '#a15f40',
  sage: '#93a08b',
  dusk: '#75839a',
} as const;
export type ClothesColor = keyof typeof CLOTHES;

/** From the lit corner to the far one. */
export const BACKDROPS = {
  mist: ['#cbd3d7', '#a0a9b1'],
  sage: ['#c8cfc0', '#9ba78f'],
  sand: ['#ddd5c0', '#c2b189'],
  rose: ['#d6c8c0', '#b59c90'],
  lavender: ['#c0c5d0', '#8d92a3'],
  stone: ['#d8d3c8', '#b7ae9e'],
} as const;
export type Backdrop = keyof typeof BACKDROPS;

type Rgb = readonly [number, number, number];

function rgb(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

/** `amount` 0 keeps `from`, 1 gives `to`. */
export function mix(from: string, to: string, amount: number): string {
  const [r, g, b] = rgb(from);
  const [r2, g2, b2] = rgb(to);
  const channels = [r + (r2 - r) * amount, g + (g2 - g) * amount, b + (b2 - b) * amount];
  return `#${channels.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`;
}

/** 0 is black, 1 is white. */
export function lightness(hex: string): number {
  const [r, g, b] = rgb(hex);
  return (0.299 * r + 0.587 * g + 0.114 * b) / 255;
}
