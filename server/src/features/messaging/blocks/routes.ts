import { blockEndpoints } from '@callboard/contract/blocks';
import type { Routes } from '../../../platform/http/route.ts';
import { blockUser, unblockUser } from './block-user.ts';
import { listBlocks } from './list-blocks.ts';

export const blockRoutes: Routes = (route) => {
  route(blockEndpoints.list, ({ platform, actor, query }) => listBlocks(platform, actor, query));
  route(blockEndpoints.block, ({ platform, actor, params }) =>
    blockUser(platform, actor, params.userId),
  );
  route(blockEndpoints.unblock, ({ platform, actor, params }) =>
    unblockUser(platform, actor, params.userId),
  );
};
