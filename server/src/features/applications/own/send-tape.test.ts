import { applicationEndpoints } from '@callboard/contract/applications';
import { expect, it } from 'vitest';
import { TestClient } from '../../../../test/test-client.ts';
import { useTestServer } from '../../../../test/test-server.ts';

const t = useTestServer();

it('takes a tape after the application, until it is due', async () => {
  const { user, profileId } = await t.make.talent();
  const talent = new TestClient(t.url, await t.make.session({ user }));
  const dueAt = new Date(t.clock.now().getTime() + 3_600_000).toISOString();
  const selfTape = { instructions: null, sidesFileId: null, frame: null, maxMinutes: 2, dueAt };
  const roleId = await t.make.productionRole({ requestedMedia: ['self_tape'], selfTape });
  const callId = await t.make.castingCall({ roleId });
  const id = await t.make.application({ roleId, callId, talentProfileId: profileId });
  const tape = await t.make.media({ talentProfileId: profileId, kind: 'video' });
  const photo = await t.make.media({ talentProfileId: profileId });
  const send = (who: TestClient, selfTapeMediaId: string) =>
    who.call(applicationEndpoints.sendTape, { params: { id }, body: { selfTapeMediaId } });

  const before = await talent.call(applicationEndpoints.get, { params: { id } });
  expect(before.body).toMatchObject({ selfTape: null, abilities: { maySendTape: true } });
  expect((await send(talent, photo)).body.code).toBe('MEDIA_NOT_USABLE');
  expect((await send(await t.signIn('talent'), tape)).status).toBe(404);
  expect((await send(talent, tape)).body).toMatchObject({ selfTape: { id: tape } });

  t.clock.advance({ hours: 2 });
  const after = await talent.call(applicationEndpoints.get, { params: { id } });
  expect(after.body).toMatchObject({ selfTape: { id: tape }, abilities: { maySendTape: false } });
  expect((await send(talent, tape)).body.code).toBe('ILLEGAL_MOVE');
});
