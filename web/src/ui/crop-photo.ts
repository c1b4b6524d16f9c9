import { type Area, cutPicture, loadPicture } from './picture-canvas.ts';

const JPEG_QUALITY = 0.9;
/** More than any place shows; a camera's full size would only be slow to send. */
const SIDE_MAX_PX = 1024;

type CroppedPicture = { dataUrl: string; file: File };

export type CroppedPhoto = {
  /** For showing: what is outside the circle is white. */
  round: CroppedPicture;
  square: CroppedPicture;
};

/** Cuts the area out of the picture, once round and once square, and tells how far it is. */
export async function cropPhoto(
  src: string,
  area: Area,
  onProgress: (percent: number) => void,
): Promise<CroppedPhoto> {
  onProgress(10);
  const picture = await loadPicture(src);
  onProgress(30);
  const sidePx = Math.max(1, Math.min(SIDE_MAX_PX, Math.round(area.width)));
  const cut = async (isRound: boolean, name: string) =>
    describePicture(await cutPicture({ picture, area, isRound, sidePx }, JPEG_QUALITY), name);
  const round = await cut(true, 'profile-photo.jpg');
  onProgress(60);
  const square = await cut(false, 'profile-photo-square.jpg');
  onProgress(90);
  return { round, square };
}

async function describePicture(jpeg: Blob, name: string): Promise<CroppedPicture> {
  const file = new File([jpeg], name, { type: 'image/jpeg' });
  return { dataUrl: await readDataUrl(file), file };
}

function readDataUrl(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
}
