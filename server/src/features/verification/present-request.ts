import type { EvidenceFile, VerificationRequest } from '@callboard/contract/verification';

type Row = Omit<VerificationRequest, 'files' | 'filesDeletedAt' | 'createdAt' | 'decidedAt'> & {
  filesDeletedAt: Date | null;
  createdAt: Date;
  decidedAt: Date | null;
};

export function presentRequest(row: Row, files: readonly EvidenceFile[]): VerificationRequest {
  return {
    ...row,
    ...presentTimes(row),
    files: [...files],
    filesDeletedAt: row.filesDeletedAt?.toISOString() ?? null,
  };
}

export function presentTimes({
  createdAt,
  decidedAt,
}: {
  createdAt: Date;
  decidedAt: Date | null;
}) {
  return { createdAt: createdAt.toISOString(), decidedAt: decidedAt?.toISOString() ?? null };
}
