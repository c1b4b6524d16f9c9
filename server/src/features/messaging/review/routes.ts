import { messageReviewEndpoints } from '@callboard/contract/message-review';
import type { Routes } from '../../../platform/http/route.ts';
import { removeMessage } from './remove-message.ts';
import { reviewMessage } from './review-message.ts';

export const messageReviewRoutes: Routes = (route) => {
  route(messageReviewEndpoints.review, ({ platform, actor, params }) =>
    reviewMessage(platform, actor, params.id),
  );
  route(messageReviewEndpoints.remove, ({ platform, actor, params, body }) =>
    removeMessage(platform, actor, params.id, body),
  );
};
