/** All that is asked of the browser's canvas. */

export type Area = { x: number; y: number; width: number; height: number };
type Cut = { picture: HTMLImageElement; area: Area; isRound: boolean; sidePx: number };

/** Rejects for what the browser cannot show. */
export async function loadPicture(src: string): Promise<HTMLImageElement> {
  const picture = new Image();
  picture.src = src;
  await picture.decode();
  return picture;
}

/** Cuts a square out of a picture. A JPEG has no transparency: what is not there is white. */
export async function cutPicture(cut: Cut, quality: number): Promise<Blob> {
  const { picture, area, isRound, sidePx } = cut;
  const canvas = document.createElement('canvas');
  canvas.width = sidePx;
  canvas.height = sidePx;
  const pen = canvas.getContext('2d');
  if (pen === null) throw new Error('The browser has no canvas to draw on.');
  pen.fillStyle = 'white';
  pen.fillRect(0, 0, sidePx, sidePx);
  if (isRound) {
    pen.beginPath();
    pen.arc(sidePx / 2, sidePx / 2, sidePx / 2, 0, 2 * Math.PI);
    pen.clip();
  }
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(picture, area.x, area.y, area.width, area.height, 0, 0, sidePx, sidePx);
  const blob = await new Promise<Blob | null>((done) => {
    canvas.toBlob(done, 'image/jpeg', quality);
  });
  if (blob === null) throw new Error('The browser could not write the picture.');
  return blob;
}
