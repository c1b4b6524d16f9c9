/** The bytes that a file begins with, one letter each; a space is any byte. */
const SIGNATURES = {
  jpeg: '\xff\xd8\xff',
  png: '\x89PNG\r\n\x1a\n',
  webp: 'RIFF    WEBP',
} as const;

type PictureKind = keyof typeof SIGNATURES;
const KINDS = Object.keys(SIGNATURES) as PictureKind[];

/**
 * What a file is by its first bytes, whatever it is called: undefined for all that is not taken.
 * So for photos no decoder but these three ever sees what somebody sent, least of all one for documents.
 */
export function pictureKindOf(bytes: Uint8Array): PictureKind | undefined {
  return KINDS.find((kind) => beginsWith(bytes, SIGNATURES[kind]));
}

/** Taken for logos alone. */
export function isGif(bytes: Uint8Array): boolean {
  return beginsWith(bytes, 'GIF87a') || beginsWith(bytes, 'GIF89a');
}

function beginsWith(bytes: Uint8Array, signature: string): boolean {
  return [...signature].every((letter, at) => letter === ' ' || bytes[at] === letter.charCodeAt(0));
}
