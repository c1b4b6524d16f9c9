import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CropDialog } from './crop-dialog.tsx';
import { findStagePicture, loadStagePicture, stubSizes } from './crop-stage.fixture.ts';
import { cutPicture, loadPicture } from './picture-canvas.ts';
import { currentToast, dismissToast } from './toast-store.ts';

// There is no canvas here.
vi.mock('./picture-canvas.ts', () => ({ loadPicture: vi.fn(), cutPicture: vi.fn() }));

beforeEach(() => {
  dismissToast();
  stubSizes();
  vi.mocked(loadPicture).mockReset().mockResolvedValue(new Image());
  vi.mocked(cutPicture)
    .mockReset()
    .mockResolvedValue(new Blob(['jpeg']));
});
afterEach(() => vi.restoreAllMocks());

async function open(onSave: () => Promise<void> = async () => {}) {
  const onClose = vi.fn();
  render(<CropDialog title="Your photo" src="blob:picture" onSave={onSave} onClose={onClose} />);
  await loadStagePicture();
  return { onClose };
}

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const zoom = () => screen.getByRole('slider', { name: 'Zoom' });
const progress = () => screen.queryByRole('progressbar')?.getAttribute('aria-valuenow');
const FAILED = {
  title: 'Error',
  description: 'Failed to process the cropped image',
  variant: 'destructive',
  isOpen: true,
};

/** A promise and the ways to settle it. */
function later<T>() {
  let resolve: (value: T) => void = () => {};
  let reject: (reason: Error) => void = () => {};
  const promise = new Promise<T>((keep, breakIt) => {
    resolve = keep;
    reject = breakIt;
  });
  return { promise, resolve, reject };
}

describe('the crop dialog', () => {
  it('has a round crop, a zoom, Cancel and Save', async () => {
    await open();
    expect((await findStagePicture()).getAttribute('src')).toBe('blob:picture');
    const kept = screen.getByRole('group', { name: 'The part that is kept' });
    expect(kept.className).toContain('CropAreaRound');
    expect([kept.style.width, kept.style.height]).toEqual(['400px', '400px']);
    expect(zoom()).toBeDefined();
    await waitFor(() => expect(button('Save').disabled).toBe(false));
    expect(button('Cancel').disabled).toBe(false);
  });

  it('zooms from 1 to 5 in steps of 0.1', async () => {
    await open();
    expect(zoom().getAttribute('aria-valuemin')).toBe('1');
    expect(zoom().getAttribute('aria-valuemax')).toBe('5');
    expect(zoom().getAttribute('aria-valuenow')).toBe('1');
    zoom().focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(zoom().getAttribute('aria-valuenow')).toBe('1.1');
    await userEvent.keyboard('{End}{ArrowRight}');
    expect(zoom().getAttribute('aria-valuenow')).toBe('5');
    await userEvent.keyboard('{Home}{ArrowLeft}');
    expect(zoom().getAttribute('aria-valuenow')).toBe('1');
  });

  it('cuts the middle square of the picture, and a smaller one when zoomed in', async () => {
    const { onClose } = await open();
    await userEvent.click(button('Save'));
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    const cutArea = () => vi.mocked(cutPicture).mock.lastCall?.[0].area;
    expect(cutArea()).toEqual({ x: 300, y: 0, width: 1000, height: 1000 });
    zoom().focus();
    await userEvent.keyboard('{End}');
    await waitFor(async () => {
      await userEvent.click(button('Save'));
      expect(cutArea()).toEqual({ x: 700, y: 400, width: 200, height: 200 });
    });
  });

  it("goes from 10% to 100% with its buttons disabled and reads 'Processing...' meanwhile", async () => {
    const [picture, round, square, saving] = [
      later<HTMLImageElement>(),
      later<Blob>(),
      later<Blob>(),
      later<void>(),
    ];
    vi.mocked(loadPicture).mockReturnValue(picture.promise);
    vi.mocked(cutPicture).mockReturnValueOnce(round.promise).mockReturnValueOnce(square.promise);
    const { onClose } = await open(() => saving.promise);
    expect(progress()).toBeUndefined();
    await userEvent.click(button('Save'));
    const isAt = async (percent: string) => {
      await waitFor(() => expect(progress()).toBe(percent));
      expect(button('Processing...').disabled).toBe(true);
      expect(button('Cancel').disabled).toBe(true);
      fireEvent.click(button('Close'));
      expect(onClose).not.toHaveBeenCalled();
    };
    await isAt('10');
    picture.resolve(new Image());
    await isAt('30');
    round.resolve(new Blob(['round']));
    await isAt('60');
    square.resolve(new Blob(['square']));
    await isAt('90');
    saving.resolve();
    await isAt('100');
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(progress()).toBeUndefined();
    expect(button('Save').disabled).toBe(false);
  });

  it('stays at 100% for about half a second', async () => {
    const { onClose } = await open();
    const started = performance.now();
    await userEvent.click(button('Save'));
    await waitFor(() => expect(onClose).toHaveBeenCalled(), { interval: 10 });
    expect(performance.now() - started).toBeGreaterThan(450);
  });

  it('hands over both pictures', async () => {
    const onSave = vi.fn(async () => {});
    await open(onSave);
    await userEvent.click(button('Save'));
    await waitFor(() => expect(onSave).toHaveBeenCalledOnce());
    expect(onSave).toHaveBeenCalledWith({
      round: { dataUrl: expect.stringContaining('data:image/jpeg'), file: expect.any(File) },
      square: { dataUrl: expect.stringContaining('data:image/jpeg'), file: expect.any(File) },
    });
  });

  it('says that it failed when the picture cannot be cut, and can be tried again', async () => {
    vi.mocked(cutPicture).mockRejectedValue(new Error('no canvas'));
    const onSave = vi.fn(async () => {});
    const { onClose } = await open(onSave);
    await userEvent.click(button('Save'));
    await waitFor(() => expect(currentToast()).toMatchObject(FAILED));
    expect(onSave).not.toHaveBeenCalled();
    expect(onClose).not.toHaveBeenCalled();
    expect(progress()).toBeUndefined();
    expect(button('Save').disabled).toBe(false);
  });

  it('says that it failed when the browser cannot show the file, and goes', async () => {
    const { onClose } = await open();
    fireEvent.error(await findStagePicture());
    await waitFor(() => expect(currentToast()).toMatchObject(FAILED));
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('stays as it was when the photo cannot be saved', async () => {
    const { onClose } = await open(() => Promise.reject(new Error('refused')));
    await userEvent.click(button('Save'));
    await waitFor(() => expect(cutPicture).toHaveBeenCalledTimes(2));
    await waitFor(() => expect(button('Save').disabled).toBe(false));
    expect(onClose).not.toHaveBeenCalled();
    expect(currentToast()?.isOpen ?? false).toBe(false);
  });

  it.each(['Cancel', 'Close'])('is left with %s without cutting anything', async (name) => {
    const { onClose } = await open();
    await userEvent.click(button(name));
    expect(onClose).toHaveBeenCalledOnce();
    expect(loadPicture).not.toHaveBeenCalled();
  });
});
