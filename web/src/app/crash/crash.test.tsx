import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { stubServer } from '../test/stub-server.ts';
import { CrashBoundary } from './crash-boundary.tsx';

const SECOND = 1_000;
const NOW = new Date('2026-03-01T12:00:00Z');

function Page(): never {
  throw new Error('The reel is torn');
}

const reload = vi.fn();
const logged = vi.fn();
let server: ReturnType<typeof stubServer>;

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  vi.spyOn(console, 'error').mockImplementation(logged);
  vi.spyOn(window.location, 'reload').mockImplementation(reload);
  server = stubServer({ 'POST /api/error-logs': { status: 204 } });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  reload.mockReset();
  logged.mockReset();
});

const crash = () =>
  render(
    <CrashBoundary>
      <Page />
    </CrashBoundary>,
  );
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const press = (name: string) =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name })));
const countdown = () => screen.getByRole('timer').textContent;

describe('the crash screen', () => {
  it('says what happened', () => {
    crash();
    expect(screen.getByRole('heading').textContent).toBe('Something went wrong');
    expect(
      screen.getByText(
        'The application encountered an unexpected error and needs to be restarted.',
      ),
    ).toBeDefined();
  });

  it('counts three seconds down and then reloads the page', async () => {
    crash();
    expect(countdown()).toBe('Automatically reloading in 3 seconds');
    await pass(SECOND);
    expect(countdown()).toBe('Automatically reloading in 2 seconds');
    await pass(SECOND);
    expect(countdown()).toBe('Automatically reloading in 1 seconds');
    expect(reload).not.toHaveBeenCalled();
    await pass(SECOND);
    expect(reload).toHaveBeenCalledOnce();
  });

  it('reloads at once when asked to', async () => {
    crash();
    await press('Reload Page');
    expect(reload).toHaveBeenCalledOnce();
  });
});

describe('going back from a crash', () => {
  beforeEach(() => window.history.pushState(null, '', '/tasks'));

  it('stops the countdown and starts the app anew at the address before', async () => {
    const back = vi.spyOn(window.history, 'back').mockImplementation(() => {});
    crash();
    await press('Go Back');
    expect(back).toHaveBeenCalledOnce();
    await pass(10 * SECOND);
    expect(reload).not.toHaveBeenCalled();
    window.dispatchEvent(new PopStateEvent('popstate'));
    expect(reload).toHaveBeenCalledOnce();
  });

  it('goes to the start where there is nothing to go back to', async () => {
    vi.spyOn(window.history, 'length', 'get').mockReturnValue(1);
    const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => {});
    crash();
    await press('Go Back');
    expect(assign).toHaveBeenCalledExactlyOnceWith('/');
  });
});

describe('copying the details of a crash', () => {
  const alert = vi.fn();
  beforeEach(() => {
    alert.mockReset();
    vi.stubGlobal('alert', alert);
    window.alert = alert;
  });

  it('puts them on the clipboard, says so and stops the countdown', async () => {
    const written = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    crash();
    await press('Copy Error Details');
    expect(alert).toHaveBeenCalledExactlyOnceWith(
      'Error details copied to clipboard. Please share this with support.',
    );
    expect(written.mock.calls[0]?.[0]).toContain('The reel is torn');
    await pass(10 * SECOND);
    expect(reload).not.toHaveBeenCalled();
    expect(countdown()).toBe('');
  });

  it('points to the console when the clipboard refuses, and writes them there', async () => {
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('no'));
    crash();
    logged.mockReset();
    await press('Copy Error Details');
    expect(alert).toHaveBeenCalledExactlyOnceWith(
      'Unable to copy error details. Please manually copy the error information from the browser console.',
    );
    expect(logged).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('The reel is torn'));
  });
});

describe('the crash log', () => {
  it('is sent once, with everything that helps to find the error', async () => {
    crash();
    await pass(0);
    expect(server.asked).toEqual(['POST /api/error-logs']);
    expect(server.bodies[0]).toEqual({
      message: 'The reel is torn',
      stack: expect.stringContaining('The reel is torn'),
      component_stack: expect.stringContaining('Page'),
      user_agent: navigator.userAgent,
      url: window.location.href,
      timestamp: NOW.toISOString(),
    });
  });

  it('that cannot be sent is only logged', async () => {
    server.answers['POST /api/error-logs'] = 'unreachable';
    crash();
    await pass(0);
    expect(logged).toHaveBeenCalledWith('The crash could not be reported.', expect.anything());
    expect(screen.getByRole('heading').textContent).toBe('Something went wrong');
  });
});
