import type { ErrorGroup } from '@callboard/contract/error-logs';

type Row = Pick<ErrorGroup, 'id' | 'message' | 'url' | 'count'> & {
  firstSeenAt: Date;
  lastSeenAt: Date;
  resolvedAt: Date | null;
  reopenedAt: Date | null;
};

export function presentError(row: Row): ErrorGroup {
  return {
    id: row.id,
    message: row.message,
    url: row.url,
    count: row.count,
    firstSeenAt: row.firstSeenAt.toISOString(),
    lastSeenAt: row.lastSeenAt.toISOString(),
    resolvedAt: row.resolvedAt?.toISOString() ?? null,
    reopenedAt: row.reopenedAt?.toISOString() ?? null,
  };
}
