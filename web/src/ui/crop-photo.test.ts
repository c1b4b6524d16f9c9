import { beforeEach, expect, it, vi } from 'vitest';
import { cropPhoto } from './crop-photo.ts';
import { cutPicture, loadPicture } from './picture-canvas.ts';

// There is no canvas here.
vi.mock('./picture-canvas.ts', () => ({ loadPicture: vi.fn(), cutPicture: vi.fn() }));

const AREA = { x: 300, y: 0, width: 800, height: 800 };
const picture = new Image();

beforeEach(() => {
  vi.mocked(loadPicture).mockReset().mockResolvedValue(picture);
  vi.mocked(cutPicture)
    .mockReset()
    .mockImplementation(async ({ isRound }) => new Blob([isRound ? 'round' : 'square']));
});

it('a cropped photo is a round and a square picture, each as data URL and JPEG file', async () => {
  const { round, square } = await cropPhoto('blob:picture', AREA, () => {});
  expect(loadPicture).toHaveBeenCalledWith('blob:picture');
  expect([round.file.name, round.file.type]).toEqual(['profile-photo.jpg', 'image/jpeg']);
  expect([square.file.name, square.file.type]).toEqual(['profile-photo-square.jpg', 'image/jpeg']);
  expect(await round.file.text()).toBe('round');
  expect(await square.file.text()).toBe('square');
  expect(round.dataUrl).toBe(`data:image/jpeg;base64,${btoa('round')}`);
  expect(square.dataUrl).toBe(`data:image/jpeg;base64,${btoa('square')}`);
});

it('a photo is cut from the chosen area with a JPEG quality of 0.9', async () => {
  await cropPhoto('blob:picture', AREA, () => {});
  const cut = { picture, area: AREA, sidePx: 800 };
  expect(vi.mocked(cutPicture).mock.calls).toEqual([
    [{ ...cut, isRound: true }, 0.9],
    [{ ...cut, isRound: false }, 0.9],
  ]);
});

it.each([
  [4000, 1024],
  [640.4, 640],
  [0.2, 1],
])('an area %d pixels wide becomes a photo of %d', async (width, sidePx) => {
  await cropPhoto('blob:picture', { ...AREA, width, height: width }, () => {});
  for (const [cut] of vi.mocked(cutPicture).mock.calls) expect(cut.sidePx).toBe(sidePx);
});

it('cutting says how far it is', async () => {
  const told: number[] = [];
  await cropPhoto('blob:picture', AREA, (percent) => told.push(percent));
  expect(told).toEqual([10, 30, 60, 90]);
});

it('a picture that cannot be read is an error', async () => {
  vi.mocked(loadPicture).mockRejectedValue(new Error('not a picture'));
  await expect(cropPhoto('blob:picture', AREA, () => {})).rejects.toThrow('not a picture');
});
