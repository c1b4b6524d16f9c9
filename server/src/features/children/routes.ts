import { childrenEndpoints } from '@callboard/contract/children';
import type { Routes } from '../../platform/http/route.ts';
import { addChild } from './add-child.ts';
import { changePapers } from './change-papers.ts';
import { getPapers } from './get-papers.ts';
import { handOver, takeBackHandOver } from './hand-over.ts';
import { listChildren } from './list-children.ts';

export const childrenRoutes: Routes = (route) => {
  route(childrenEndpoints.list, ({ platform, actor }) => listChildren(platform, actor));

  route(childrenEndpoints.add, ({ platform, actor, body }) => addChild(platform, actor, body));

  route(childrenEndpoints.papers, ({ platform, actor, params }) =>
    getPapers(platform, actor, params.id),
  );

  route(childrenEndpoints.changePapers, ({ platform, actor, params, body }) =>
    changePapers(platform, actor, params.id, body),
  );

  route(childrenEndpoints.handOver, ({ platform, actor, params, body }) =>
    handOver(platform, actor, params.id, body.email),
  );

  route(childrenEndpoints.takeBackHandOver, ({ platform, actor, params }) =>
    takeBackHandOver(platform, actor, params.id),
  );
};
