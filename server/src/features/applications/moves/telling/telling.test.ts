import { applicationEndpoints } from '@callboard/contract/applications';
import { castingBoardEndpoints } from '@callboard/contract/casting-board';
import { expect, it, onTestFinished } from 'vitest';
import { mailTo } from '../../../../../test/mailbox.ts';
import { connectSocket, nextEvent } from '../../../../../test/socket-client.ts';
import { useTestServer } from '../../../../../test/test-server.ts';
import { makeApplicant, makeCasting } from '../../casting-team.fixture.ts';

const t = useTestServer({ UNDO_SECONDS: '0' });

it('a move that cannot be undone is told by itself: live, by a notification and by e-mail', async () => {
  const casting = await makeCasting(t);
  const { id, client, user } = await makeApplicant(t, casting);
  const { socket } = await connectSocket(client);
  onTestFinished(() => void socket.close());
  await socket.emitWithAck('join-user-room', user.id);
  const heard = nextEvent(socket, 'application:updated');
  const params = { id };
  const { body } = await casting.creator.call(applicationEndpoints.setStatus, {
    params,
    body: { status: 'audition' },
  });
  expect(await heard).toEqual({ userId: user.id, applicationId: id });
  const { body: seen } = await client.call(applicationEndpoints.get, { params });
  expect(seen.status).toBe('audition');
  const mail = await mailTo(
    t.platform,
    user.email ?? '',
    'You have been chosen to audition for DI Rhona Tait',
  );
  expect(mail.text).toContain('Weighbridge Nine');
  const undone = await casting.creator.call(castingBoardEndpoints.undoMove, {
    params: { id: casting.roleId, moveId: body.moveId },
  });
  expect(undone.body.code).toBe('TOO_LATE_TO_UNDO');
});
