import { randomBytes } from 'node:crypto';
import { fillPath } from '@callboard/contract/endpoint';
import { LIMITS, MEDIA_PLANS } from '@callboard/contract/limits';
import { mediaEndpoints } from '@callboard/contract/media';
import { messageEndpoints } from '@callboard/contract/messages';
import { moderationEndpoints } from '@callboard/contract/moderation';
import { expect, it } from 'vitest';
import type { TestClient } from '../../../../test/test-client.ts';
import { useTestServer } from '../../../../test/test-server.ts';
import { announceUpload, uploadMedia } from '../../../../test/upload.ts';
import { newId } from '../../../platform/ids.ts';
import { messagingPeople } from '../messaging.fixture.ts';

const t = useTestServer();
const { aConversation } = messagingPeople(t);

/** What comes after its first letters is never looked at. */
const pdf = Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(2_000)]);
const paper = { kind: 'document', fileName: 'Call sheet.pdf', content: pdf } as const;

const send = (author: TestClient, id: string, attachmentIds: string[]) =>
  author.call(messageEndpoints.send, {
    params: { id },
    body: { clientId: newId(), attachmentIds },
  });
const statusOf = async (reader: TestClient, id: string) =>
  (await reader.get(fillPath(mediaEndpoints.file.path, { id, variant: 'file' }))).status;

it('a file comes with one message, for those who take part and from then on', async () => {
  const { id, client, talent } = await aConversation();
  const stranger = await t.signIn('client');
  const admin = await t.signIn('admin');
  const mediaId = await uploadMedia(client, { ...paper, conversationId: id });
  const readers = [client, talent, stranger, admin];
  const seenBy = () => Promise.all(readers.map((reader) => statusOf(reader, mediaId)));
  expect(await seenBy()).toEqual([200, 404, 404, 404]);

  const sent = await send(client, id, [mediaId]);
  expect(sent.status, sent.text).toBe(201);
  expect(sent.body.attachments).toMatchObject([
    { id: mediaId, kind: 'document', status: 'ready', fileName: 'Call sheet.pdf' },
  ]);
  expect(await seenBy()).toEqual([200, 200, 404, 404]);
  const { body } = await talent.call(messageEndpoints.list, { params: { id } });
  expect(body.items[0].attachments).toEqual(sent.body.attachments);
  expect((await send(client, id, [mediaId])).body.code).toBe('MEDIA_NOT_USABLE');

  await talent.call(moderationEndpoints.report, {
    body: { subject: 'message', subjectId: sent.body.id, reason: 'spam', note: null },
  });
  await client.call(messageEndpoints.delete, { params: { id: sent.body.id } });
  // Its sender still has it; whoever decides about the report can look at it.
  expect(await seenBy()).toEqual([200, 404, 404, 200]);
});

it('only what one uploaded for this conversation can be sent in it', async () => {
  const { id, client, talent } = await aConversation();
  const other = await aConversation();
  const theirs = await uploadMedia(talent, { ...paper, conversationId: id });
  const elsewhere = await uploadMedia(other.client, { ...paper, conversationId: other.id });
  for (const mediaId of [theirs, elsewhere, newId()]) {
    expect((await send(client, id, [mediaId])).body.code).toBe('MEDIA_NOT_USABLE');
  }
  const upload = { params: { id: theirs }, headers: { 'tus-resumable': '1.0.0' } };
  expect((await client.call(mediaEndpoints.cancelUpload, upload)).status).toBe(404);
  expect((await talent.call(mediaEndpoints.cancelUpload, upload)).status).toBe(204);
});

it('files for a conversation are taken from those in it, of the kinds and sizes that fit', async () => {
  const { id, client } = await aConversation();
  const stranger = await t.signIn('client');
  const announce = async (sender: TestClient, kind: string, bytes: number) =>
    (await announceUpload(sender, { conversationId: id, kind, bytes, fileName: 'a' })).body?.code;
  expect(await announce(stranger, 'photo', 10)).toBe('NOT_FOUND');
  expect(await announce(client, 'audio', 10)).toBe('MEDIA_NOT_USABLE');
  expect(await announce(client, 'document', LIMITS.productionFileBytes + 1)).toBe('FILE_TOO_LARGE');
  const film = 1024 ** 3;
  for (let held = 0; held + film <= MEDIA_PLANS.free.bytes; held += film) {
    expect(await announce(client, 'video', film)).toBeUndefined();
  }
  expect(await announce(client, 'video', 10)).toBe('PLAN_LIMIT_REACHED');
});
