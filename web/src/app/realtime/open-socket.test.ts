import { io } from 'socket.io-client';
import { expect, it, vi } from 'vitest';
import { openSocket } from './open-socket.ts';

vi.mock('socket.io-client', () => ({ io: vi.fn() }));

it('tries websocket, then polling, on this origin with its cookie', async () => {
  await openSocket();
  expect(io).toHaveBeenCalledWith(
    expect.objectContaining({ transports: ['websocket', 'polling'], withCredentials: true }),
  );
});

it('comes back after 1 to 5 seconds and gives a try 20 seconds', async () => {
  await openSocket();
  expect(io).toHaveBeenCalledWith(
    expect.objectContaining({
      reconnectionDelay: 1000,
      reconnectionDelayMax: 5000,
      timeout: 20_000,
    }),
  );
});
