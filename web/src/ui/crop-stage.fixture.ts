import { fireEvent, screen, waitFor } from '@testing-library/react';
import { vi } from 'vitest';

const STAGE_PX = 400;
const PICTURE = { width: 1600, height: 1000 };

/** Nothing has a size without a browser: here the stage is square and the picture fills it. For tests. */
export function stubSizes(): void {
  const shown = (PICTURE.width / PICTURE.height) * STAGE_PX;
  const isPicture = (element: HTMLElement) => element.tagName === 'IMG';
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockImplementation(function (
    this: HTMLElement,
  ) {
    return isPicture(this) ? shown : STAGE_PX;
  });
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(STAGE_PX);
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(STAGE_PX);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(STAGE_PX);
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(
    new DOMRect(0, 0, STAGE_PX, STAGE_PX),
  );
  vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(PICTURE.width);
  vi.spyOn(HTMLImageElement.prototype, 'naturalHeight', 'get').mockReturnValue(PICTURE.height);
}

export async function findStagePicture(): Promise<HTMLImageElement> {
  const dialog = await screen.findByRole('dialog');
  return waitFor(() => {
    const picture = dialog.querySelector('img');
    if (picture === null) throw new Error('there is no picture in the dialog');
    return picture;
  });
}

/** The picture has come: from here on it can be cut. */
export async function loadStagePicture(): Promise<void> {
  fireEvent.load(await findStagePicture());
}
