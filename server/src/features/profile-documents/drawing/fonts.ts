import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

/** Inter as whole fonts: of each, a document takes the letters that it uses. */
const FILES = {
  regular: import.meta.resolve('@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf'),
  semibold: import.meta.resolve('@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf'),
  bold: import.meta.resolve('@expo-google-fonts/inter/700Bold/Inter_700Bold.ttf'),
};
export type Weight = keyof typeof FILES;

/** A parsed font. pdfkit takes it as it takes a file, which its types do not say yet. */
type Font = Uint8Array & { hasGlyphForCodePoint: (codePoint: number) => boolean };
type FontReader = { create: (file: Uint8Array) => Font };

let fonts: Promise<[Weight, Font][]> | undefined;

/** Read once and kept: unfolding the tables of a font takes longer than drawing a page with it. */
export function loadFonts() {
  fonts ??= readFonts();
  return fonts;
}

async function readFonts() {
  const reader = pdfkitsFontReader();
  return Promise.all(
    Object.entries(FILES).map(async ([weight, file]): Promise<[Weight, Font]> => {
      const bytes = await readFile(fileURLToPath(file));
      return [weight as Weight, reader.create(bytes)];
    }),
  );
}

/** The one that pdfkit itself reads fonts with, whichever version that is. */
function pdfkitsFontReader(): FontReader {
  const pdfkit = createRequire(import.meta.url).resolve('pdfkit');
  return createRequire(pdfkit)('fontkit') as FontReader;
}
