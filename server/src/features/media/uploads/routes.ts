import { fillPath } from '@callboard/contract/endpoint';
import { mediaEndpoints } from '@callboard/contract/media';
import type { FastifyInstance } from 'fastify';
import type { Route } from '../../../platform/http/route.ts';
import { leaveBodiesUnread } from '../../../platform/http/unread-bodies.ts';
import { cancelUpload } from './cancel-upload.ts';
import { continueUpload } from './continue-upload.ts';
import { getUpload } from './get-upload.ts';
import { Senders } from './senders.ts';
import { startForMessage } from './start-for-message.ts';
import { startUpload } from './start-upload.ts';
import { readOffset, readStart, requireTus, TUS_CONTENT_TYPE, TUS_HEADERS } from './tus-headers.ts';

/** Uploads, in a scope of their own: tus 1.0.0 with creation and termination. */
export function uploadRoutes(scope: FastifyInstance, route: Route): void {
  const senders = new Senders();
  leaveBodiesUnread(scope, TUS_CONTENT_TYPE);
  scope.addHook('preClose', async () => senders.stop());
  // Also with a refusal.
  scope.addHook('onRequest', async (_request, reply) => void reply.headers(TUS_HEADERS));

  route(mediaEndpoints.startUpload, async ({ platform, actor, request, reply }) => {
    requireTus(request.headers);
    const { owner, file } = readStart(request.headers);
    const id =
      'conversationId' in owner
        ? await startForMessage(platform, actor, owner.conversationId, file)
        : await startUpload(platform, actor, owner.talentProfileId, file);
    const location = fillPath(mediaEndpoints.continueUpload.path, { id });
    return reply.status(201).header('location', location).send();
  });

  route(mediaEndpoints.uploadProgress, async ({ platform, actor, params, request, reply }) => {
    requireTus(request.headers);
    await getUpload(platform, actor, params.id);
    await senders.interrupt(params.id);
    const { media, offset } = await getUpload(platform, actor, params.id);
    return reply.headers({ 'upload-offset': offset, 'upload-length': media.bytes }).send();
  });

  route(mediaEndpoints.continueUpload, async ({ platform, actor, params, request, reply }) => {
    requireTus(request.headers);
    const length = request.headers['content-length'];
    const sent = {
      offset: readOffset(request.headers),
      announced: length === undefined ? undefined : Number(length),
      body: request.raw,
    };
    await getUpload(platform, actor, params.id);
    const offset = await senders.run(params.id, (until) =>
      continueUpload(platform, actor, params.id, { ...sent, until }),
    );
    // Whoever still sends after an interruption need not send all of it in vain.
    if (!request.raw.complete) reply.header('connection', 'close');
    return reply.status(204).header('upload-offset', offset).send();
  });

  route(mediaEndpoints.cancelUpload, async ({ platform, actor, params, request, reply }) => {
    requireTus(request.headers);
    await cancelUpload(platform, actor, params.id);
    return reply.status(204).send();
  });
}
