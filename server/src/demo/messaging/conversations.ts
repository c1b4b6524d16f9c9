import { LONG_TALK } from './long-talk.ts';
import { OF_AGENTS } from './of-agents.ts';
import { OF_COLLEAGUES } from './of-colleagues.ts';
import { OF_IMOGEN } from './of-imogen.ts';
import { OF_MARA } from './of-mara.ts';
import { OF_OTHERS } from './of-others.ts';
import type { Talk } from './talk.ts';

export const CONVERSATIONS: readonly Talk[] = [
  ...OF_MARA,
  ...OF_IMOGEN,
  ...OF_OTHERS,
  ...OF_AGENTS,
  ...OF_COLLEAGUES,
  LONG_TALK,
];
