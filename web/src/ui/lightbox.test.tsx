import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { Lightbox } from './lightbox.tsx';

afterEach(cleanup);

const photos = ['Headshot', 'On stage', 'As Nell'].map((alt) => ({
  picture: {
    sources: [{ url: `/${alt}`, width: 320 }],
    width: 320,
    height: 400,
    placeholder: null,
  },
  alt,
  caption: `${alt}, 2026`,
}));

function Photos() {
  const [startAt, setStartAt] = useState<number>();
  return (
    <>
      <button type="button" onClick={() => setStartAt(1)}>
        Open
      </button>
      {startAt !== undefined && (
        <Lightbox photos={photos} startAt={startAt} onClose={() => setStartAt(undefined)} />
      )}
    </>
  );
}

async function open() {
  render(<Photos />);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
}

const shown = () => screen.getAllByRole('img').map((img) => img.getAttribute('alt'));

describe('photos on the whole screen', () => {
  it('begin with the one that was chosen, and have its neighbours ready', async () => {
    await open();
    expect(shown()).toEqual(['On stage']);
    expect(screen.getByText('2 of 3')).toBeTruthy();
    expect(screen.getByText('On stage, 2026')).toBeTruthy();
    expect(screen.getAllByRole('img', { hidden: true })).toHaveLength(3);
  });

  it('move with the arrow keys and stop at the ends', async () => {
    await open();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    expect(shown()).toEqual(['As Nell']);
    await userEvent.keyboard('{Home}{ArrowLeft}');
    expect(shown()).toEqual(['Headshot']);
  });

  it('move with a finger, not with a tremble of it', async () => {
    await open();
    const photo = screen.getByRole('img');
    const touch = { pointerId: 1, pointerType: 'touch' };
    for (const [to, expected] of [
      [180, 'On stage'],
      [90, 'As Nell'],
    ] as const) {
      fireEvent.pointerDown(photo, { ...touch, clientX: 200 });
      fireEvent.pointerMove(photo, { ...touch, clientX: to });
      fireEvent.pointerUp(photo, { ...touch, clientX: to });
      expect(shown()).toEqual([expected]);
    }
  });

  it('close with Escape and give the focus back', async () => {
    await open();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    const opener = screen.getByRole('button', { name: 'Open' });
    await waitFor(() => expect(document.activeElement).toBe(opener));
  });
});
