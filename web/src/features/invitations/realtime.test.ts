import { QueryClient } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { FakeSocket } from '../../lib/fake-socket.ts';
import { createRealtime } from '../../lib/realtime.ts';
import { followInvitations } from './realtime.ts';

const LIST = ['/api/auditions', 'invitations', { portfolioId: '1' }];
const COUNTERS = ['/api/business-portfolios', '1', 'counters'];
const OFFERS = ['/api/offers'];
/** The team's own plan: not the talent's side's business. */
const SESSION = ['/api/auditions', '7'];

it('news of an invitation has it and the menu’s count asked again, news of a deal the offers', async () => {
  const socket = new FakeSocket();
  const realtime = createRealtime({ openSocket: async () => socket, hasEnded: async () => false });
  const queries = new QueryClient();
  const end = followInvitations(realtime, queries);
  realtime.connect('me');
  await vi.waitFor(() => expect(socket.connections).toBe(1));
  const stale = () =>
    [LIST, COUNTERS, OFFERS, SESSION].map((key) => queries.getQueryState(key)?.isInvalidated);
  const renew = () => {
    for (const key of [LIST, COUNTERS, OFFERS, SESSION]) queries.setQueryData(key, {});
  };
  renew();
  socket.receive('invitation:updated', { userId: 'me', invitationId: '2' });
  expect(stale()).toEqual([true, true, false, false]);
  renew();
  socket.receive('deal:changed', { userId: 'me', roleId: '3' });
  expect(stale()).toEqual([false, true, true, false]);
  end();
});
