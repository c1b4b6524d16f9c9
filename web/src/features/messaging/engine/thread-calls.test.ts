import { afterEach, expect, it, vi } from 'vitest';
import { isWorthRepeating } from './retrying.ts';
import { sendMessage } from './thread-calls.ts';

afterEach(() => vi.restoreAllMocks());

it('a line that swallows a message counts as broken after a while, and it is sent again', async () => {
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort(new Error('too late')));
  vi.spyOn(globalThis, 'fetch').mockImplementation((_url, init) =>
    Promise.reject(init?.signal?.reason),
  );
  const sending = sendMessage('7', { clientId: '8', text: 'Are you there?', attachmentIds: [] });
  await expect(sending).rejects.toSatisfy(isWorthRepeating);
});
