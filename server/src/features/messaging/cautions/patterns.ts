import { FEE_PATTERNS } from './fee-patterns.ts';
import { OFF_PLATFORM_PATTERNS } from './off-platform-patterns.ts';
import type { Pattern } from './pattern.ts';

/** In the order in which they are worth warning of. Each is explained in docs/message-cautions.md. */
export const PATTERNS: readonly Pattern[] = [...FEE_PATTERNS, ...OFF_PLATFORM_PATTERNS];
