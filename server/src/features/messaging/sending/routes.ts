import { messageEndpoints } from '@callboard/contract/messages';
import type { Routes } from '../../../platform/http/route.ts';
import { deleteMessage } from './delete-message.ts';
import { editMessage } from './edit-message.ts';
import { sendMessage } from './send-message.ts';

export const sendingRoutes: Routes = (route) => {
  route(messageEndpoints.send, ({ platform, actor, params, body }) =>
    sendMessage(platform, actor, params.id, body),
  );
  route(messageEndpoints.edit, ({ platform, actor, params, body }) =>
    editMessage(platform, actor, params.id, body),
  );
  route(messageEndpoints.delete, ({ platform, actor, params }) =>
    deleteMessage(platform, actor, params.id),
  );
};
