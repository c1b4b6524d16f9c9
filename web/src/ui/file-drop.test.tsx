import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { FileDrop } from './file-drop.tsx';

afterEach(cleanup);

const MEGABYTE = 1024 * 1024;

function fileOf(name: string, type: string, bytes = 10): File {
  return new File([new Uint8Array(bytes)], name, { type });
}

const good = fileOf('logo.png', 'image/png');
const large = fileOf('large.png', 'image/png', 5 * MEGABYTE + 1);
const text = fileOf('notes.txt', 'text/plain');

function show(props: Partial<Parameters<typeof FileDrop>[0]> = {}) {
  const onFiles = vi.fn();
  render(
    <FileDrop label="Logo" accept="image/*" maxBytes={5 * MEGABYTE} onFiles={onFiles} {...props} />,
  );
  return onFiles;
}

const drop = (...files: File[]) =>
  fireEvent.drop(screen.getByRole('group', { name: 'Logo' }), { dataTransfer: { files } });

describe('a file drop', () => {
  it('takes a file that is dropped', () => {
    const onFiles = show();
    drop(good);
    expect(onFiles).toHaveBeenCalledWith([good]);
  });

  it('takes a file that is chosen', async () => {
    const onFiles = show();
    await userEvent.upload(screen.getByLabelText('Logo', { selector: 'input' }), good);
    expect(onFiles).toHaveBeenCalledWith([good]);
  });

  it('takes a file of exactly the limit', () => {
    const onFiles = show();
    drop(fileOf('just.png', 'image/png', 5 * MEGABYTE));
    expect(onFiles).toHaveBeenCalledOnce();
  });

  it('refuses a file that is too large and says the limit', () => {
    const onFiles = show();
    drop(large);
    expect(onFiles).not.toHaveBeenCalled();
    expect(screen.getByRole('status').textContent).toBe('large.png is 5.1 MB. The limit is 5 MB.');
  });

  it('refuses another kind of file', () => {
    const onFiles = show();
    drop(text);
    expect(onFiles).not.toHaveBeenCalled();
    expect(screen.getByRole('status').textContent).toContain('notes.txt');
  });

  it('takes the files that fit and refuses the others', () => {
    const onFiles = show({ multiple: true });
    drop(good, large);
    expect(onFiles).toHaveBeenCalledWith([good]);
    expect(screen.getByRole('status').textContent).toContain('large.png');
  });

  it('leaves the telling to others when they want to', () => {
    const onRefused = vi.fn();
    show({ onRefused });
    drop(large);
    expect(onRefused).toHaveBeenCalledOnce();
    expect(screen.getByRole('status').textContent).toBe('');
  });

  it('leaves the checking to others where it only says what is offered', () => {
    const onFiles = show({ accept: undefined, offered: 'image/*', multiple: true });
    drop(good, text);
    expect(onFiles).toHaveBeenCalledWith([good, text]);
    const input = screen.getByLabelText('Logo', { selector: 'input' });
    expect(input.getAttribute('accept')).toBe('image/*');
  });

  it('takes nothing while it is disabled', () => {
    const onFiles = show({ disabled: true });
    drop(good);
    expect(onFiles).not.toHaveBeenCalled();
  });
});
