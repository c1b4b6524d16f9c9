import type { Platform } from '../../src/platform/platform.ts';

/** What a row is to hold; the rest is made up. */
export type Given<Table extends { $inferInsert: object }> = Partial<Table['$inferInsert']>;

export class Maker {
  protected readonly platform: Platform;

  constructor(platform: Platform) {
    this.platform = platform;
  }

  protected stamps() {
    const now = this.platform.clock.now();
    return { createdAt: now, updatedAt: now };
  }
}
