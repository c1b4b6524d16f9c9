import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { currentToast, dismissToast, toast } from './toast-store.ts';
import { Toaster } from './toaster.tsx';

const say = (message: Parameters<typeof toast>[0]) => act(() => toast(message));
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const shown = (title: string) => screen.queryAllByText(title, { selector: 'li *' }).length > 0;

describe('toasts', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(async () => {
    cleanup();
    dismissToast();
    await vi.advanceTimersByTimeAsync(1_000_000);
    vi.useRealTimers();
  });

  it('told before there is a toaster are shown once it is there', () => {
    toast({ title: 'Logged out' });
    render(<Toaster />);
    expect(shown('Logged out')).toBe(true);
  });

  it('stand one at a time: a new one takes the place of the last', () => {
    render(<Toaster />);
    say({ title: 'First' });
    say({ title: 'Second' });
    expect(shown('First')).toBe(false);
    expect(shown('Second')).toBe(true);
  });

  it('close by themselves after 5 seconds', async () => {
    render(<Toaster />);
    say({ title: 'Invitation sent' });
    await wait(4_999);
    expect(shown('Invitation sent')).toBe(true);
    await wait(1);
    expect(shown('Invitation sent')).toBe(false);
  });

  it('get their full 5 seconds when they replace another', async () => {
    render(<Toaster />);
    say({ title: 'First' });
    await wait(3_000);
    say({ title: 'Second' });
    await wait(3_000);
    expect(shown('Second')).toBe(true);
  });

  it('stay in the store, closed, until 1,000,000 ms after they were dismissed', async () => {
    const id = toast({ title: 'Gone' });
    dismissToast(id);
    await vi.advanceTimersByTimeAsync(999_999);
    expect(currentToast()).toMatchObject({ id, isOpen: false });
    await vi.advanceTimersByTimeAsync(1);
    expect(currentToast()).toBeUndefined();
  });

  it('are not removed by the delay of one that they replaced', async () => {
    dismissToast(toast({ title: 'Old' }));
    toast({ title: 'New' });
    await vi.advanceTimersByTimeAsync(1_000_000);
    expect(currentToast()).toMatchObject({ title: 'New', isOpen: true });
  });

  it('are not closed by dismissing an earlier one', () => {
    const first = toast({ title: 'First' });
    toast({ title: 'Second' });
    dismissToast(first);
    expect(currentToast()).toMatchObject({ title: 'Second', isOpen: true });
  });

  it('can be dismissed by hand', () => {
    render(<Toaster />);
    say({ title: 'Error', variant: 'destructive' });
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(shown('Error')).toBe(false);
  });

  it('offer one thing to do, and close when it is done', () => {
    const undo = vi.fn();
    render(<Toaster />);
    say({ title: 'Moved', action: { label: 'Undo', onSelect: undo } });
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(undo).toHaveBeenCalledOnce();
    expect(shown('Moved')).toBe(false);
  });

  it('are reached with F8', () => {
    render(<Toaster />);
    say({ title: 'Moved' });
    fireEvent.keyDown(document, { key: 'F8', code: 'F8' });
    expect(document.activeElement?.tagName).toBe('OL');
  });
});
