import { auditionInvitationEndpoints as endpoints } from '@callboard/contract/audition-invitations';
import { fillPath } from '@callboard/contract/endpoint';
import { mediaEndpoints } from '@callboard/contract/media';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { connectSocket, nextEvent } from '../../../../test/socket-client.ts';
import { TestClient } from '../../../../test/test-client.ts';
import { useTestServer } from '../../../../test/test-server.ts';
import { cancelUpload } from '../../../../test/upload.ts';
import { makeCasting } from '../../applications/casting-team.fixture.ts';
import { findMedia } from '../../media/queries.ts';
import { sweepMedia } from '../../media/unused/sweep-media.ts';
import { notifications } from '../../notifications/tables.ts';
import { auditionInvitations } from '../tables.ts';

const t = useTestServer();

/** A talent who is asked for a tape that is due in two days. */
async function makeTaping(given: Parameters<typeof t.make.auditionInvitation>[0] = {}) {
  const casting = await makeCasting(t);
  const { productionId, roleId } = casting;
  // Nobody could find them otherwise.
  const { user, profileId } = await t.make.talent({
    visibility: 'hidden',
    stageName: 'Mara Quill',
  });
  const client = new TestClient(t.url, await t.make.session({ user }));
  const dueAt = new Date(t.clock.now().getTime() + 48 * 3_600_000);
  const session = { productionId, kind: 'self_tape', startsAt: dueAt, endsAt: dueAt } as const;
  const auditionId = await t.make.audition(session);
  const invitation = { auditionId, roleId, talentProfileId: profileId, ...given };
  const id = await t.make.auditionInvitation(invitation);
  const film = () => t.make.media({ talentProfileId: profileId, kind: 'video' });
  const send = (mediaIds: readonly string[], who = client) =>
    who.call(endpoints.sendTakes, {
      params: { id },
      body: {
        takes: mediaIds.map((mediaId, at) => ({
          mediaId,
          scene: 'Scene 4',
          take: at + 1,
          isSlate: at === 0,
        })),
      },
    });
  const look = (who: TestClient) => who.call(endpoints.takes, { params: { id } });
  const seen = async () =>
    (await look(casting.creator)).body.items.map(
      (take: { media: { id: string }; isLate: boolean }) => [take.media.id, take.isLate],
    );
  return { ...casting, client, user, profileId, auditionId, id, dueAt, film, send, look, seen };
}

describe('takes of a self-tape', () => {
  it('accept the invitation, are told to the team, and are replaced until the tape is due', async () => {
    const { client, creator, productionId, auditionId, film, send, look, seen } =
      await makeTaping();
    const { socket } = await connectSocket(creator);
    await socket.emitWithAck('join-user-room', creator.user?.id ?? '');
    const heard = nextEvent(socket, 'audition:changed');
    const [slate, scene, better] = [await film(), await film(), await film()];

    const { status, body } = await send([slate, scene]);
    expect([status, body.status, body.respondedAt]).toEqual([
      200,
      'accepted',
      t.clock.now().toISOString(),
    ]);
    expect(body.takesSent).toMatchObject([
      { media: { id: slate, fileName: 'IMG_0001.jpg' }, isSlate: true, take: 1, scene: 'Scene 4' },
      { media: { id: scene }, isSlate: false, take: 2, isLate: false },
    ]);
    expect(await heard).toEqual({ userId: creator.user?.id, productionId, auditionId });
    socket.close();
    const isTeams = eq(notifications.userId, creator.user?.id ?? '');
    const news = await t.platform.db.select().from(notifications).where(isTeams);
    expect(news.map(({ kind, title }) => [kind, title])).toEqual([
      ['audition', 'Mara Quill sent a tape for DI Rhona Tait'],
    ]);

    t.clock.advance({ hours: 1 });
    await send([better, slate]);
    expect(await seen()).toEqual([
      [better, false],
      [slate, false],
    ]);
    const { body: forTeam } = await look(creator);
    expect(forTeam.items.map(({ media }: { media: object }) => media)).toMatchObject([
      { fileName: null },
      { fileName: null },
    ]);
    expect((await look(await t.signIn('client'))).status).toBe(404);
    expect((await send([slate], await t.signIn('talent'))).status).toBe(404);
    expect((await client.call(endpoints.takes, { params: { id: auditionId } })).status).toBe(403);
  });

  it('that come after it was due are marked, and take nothing away that came in time', async () => {
    const { id, film, send, seen, dueAt } = await makeTaping();
    const [early, late, later] = [await film(), await film(), await film()];
    await send([early]);
    t.clock.advance({ hours: 49 });
    expect((await send([late])).body.code).toBe('TAPE_DUE');
    await send([late, early]);
    await send([early, later]);
    expect(await seen()).toEqual([
      [early, false],
      [later, true],
    ]);
    // More time, given afterwards.
    const startsAt = new Date(dueAt.getTime() + 24 * 3_600_000);
    await t.platform.db
      .update(auditionInvitations)
      .set({ startsAt, endsAt: startsAt })
      .where(eq(auditionInvitations.id, id));
    expect(await seen()).toEqual([
      [early, false],
      [later, false],
    ]);
  });

  it('have to be the talent’s own films, each once, for a tape that is still asked for', async () => {
    const { film, send, profileId } = await makeTaping();
    const own = await film();
    const photo = await t.make.media({ talentProfileId: profileId });
    const foreign = await t.make.media({ kind: 'video' });
    const refused = await t.make.media({
      talentProfileId: profileId,
      kind: 'video',
      status: 'refused',
    });
    for (const mediaId of [photo, foreign, refused]) {
      expect((await send([own, mediaId])).body.code).toBe('MEDIA_NOT_USABLE');
    }
    expect((await send([own, own])).body.code).toBe('INVALID_INPUT');
    const ended = await makeTaping({ status: 'cancelled', respondedAt: t.clock.now() });
    expect((await ended.send([await ended.film()])).body.code).toBe('INVITATION_ENDED');
  });

  it('sent by an agent are told to the talent', async () => {
    const { profileId, user, film, send } = await makeTaping();
    const { user: agent } = await t.make.ownAgent(profileId);
    const agents = new TestClient(t.url, await t.make.session({ user: agent }));
    expect((await send([await film()], agents)).status).toBe(200);
    const isTalents = eq(notifications.userId, user.id);
    const news = await t.platform.db.select().from(notifications).where(isTalents);
    expect(news.map(({ content }) => content)).toEqual([
      'Ines Halloran sent a self-tape of Mara Quill for DI Rhona Tait in Weighbridge Nine.',
    ]);
  });

  it('are seen by the team they were sent to alone, and kept as long as they stand', async () => {
    const { creator, colleague, profileId, client, send } = await makeTaping();
    const file = await t.make.media({ talentProfileId: profileId, kind: 'photo' });
    // A still is quicker made than a film; who may see either is the same question.
    const asFilm = { kind: 'video' as const, pictureFolder: `media/${file}`, pictureWidths: [320] };
    const film = await t.make.media({ talentProfileId: profileId, ...asFilm });
    const path = fillPath(mediaEndpoints.file.path, { id: film, variant: '320' });
    const statuses = async () => {
      const viewers = [creator, await colleague('view'), await t.signIn('client')];
      return Promise.all(viewers.map(async (viewer) => (await viewer.get(path)).status));
    };
    expect(await statuses()).toEqual([404, 404, 404]);
    await send([film]);
    expect(await statuses()).toEqual([200, 200, 404]);

    expect((await cancelUpload(client, film)).status).toBe(409);
    t.clock.advance({ hours: 47 });
    await sweepMedia(t.platform);
    expect(await findMedia(t.platform.db, film)).toBeDefined();
    const other = await t.make.media({ talentProfileId: profileId, kind: 'video' });
    await send([other]);
    await sweepMedia(t.platform);
    expect(await findMedia(t.platform.db, film)).toBeUndefined();
  });
});
