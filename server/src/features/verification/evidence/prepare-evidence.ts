import { LIMITS } from '@callboard/contract/limits';
import { AppError } from '../../../platform/app-error.ts';
import { makePictures } from '../../../platform/images/make-pictures.ts';
import { pictureKindOf } from '../../../platform/images/picture-kind.ts';

/** Wide enough to read the small print of a page. */
const WIDTH_PX = 3_000;

type Evidence = { content: Buffer; contentType: 'image/webp' | 'application/pdf'; ending: string };

/**
 * Judged by content, whatever it is called. Of a picture we keep our own copy, without what the camera
 * wrote into it; a PDF is kept as it is.
 */
export async function prepareEvidence(sent: Uint8Array): Promise<Evidence> {
  if (pictureKindOf(sent) === undefined) return requirePdf(sent);
  const pixels = LIMITS.photoPixels;
  const { byWidth, width } = await makePictures(sent, { widths: [WIDTH_PX], pixels });
  const content = byWidth.get(width);
  if (content === undefined) throw new AppError('PICTURE_DAMAGED');
  return { content, contentType: 'image/webp', ending: 'webp' };
}

async function requirePdf(sent: Uint8Array): Promise<Evidence> {
  const { fileTypeFromBuffer } = await import('file-type');
  if ((await fileTypeFromBuffer(sent))?.ext !== 'pdf') throw new AppError('NOT_EVIDENCE');
  return { content: Buffer.from(sent), contentType: 'application/pdf', ending: 'pdf' };
}
