import type { verificationFiles } from '../../features/verification/tables.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { demoId } from '../demo-id.ts';
import { writePdf } from '../papers/write-pdf.ts';
import { lookOf } from '../people/look-of.ts';
import { userIdOf } from '../people/person-key.ts';
import { talentOf } from '../people/talents.ts';
import { drawCard } from './draw-card.ts';
import type { DemoEvidence } from './requests.ts';

type Of = { who: string; requestId: string; createdAt: Date };

/** Draws or types a file of evidence and keeps it. */
export async function storeEvidence(
  storage: Storage,
  { who, requestId, createdAt }: Of,
  evidence: DemoEvidence,
): Promise<typeof verificationFiles.$inferInsert> {
  const { fileName } = evidence;
  const id = demoId(`verification-file/${who}/${fileName}`);
  const isCard = 'card' in evidence;
  const content = isCard
    ? await drawCard(lookOf(talentOf(who)), evidence.card)
    : writePdf(evidence.lines);
  const contentType = isCard ? 'image/webp' : 'application/pdf';
  const fileKey = `verification/${id}/evidence.${isCard ? 'webp' : 'pdf'}`;
  await storage.put(fileKey, content, { contentType });
  return {
    id,
    userId: userIdOf(who),
    requestId,
    fileName,
    contentType,
    bytes: content.length,
    fileKey,
    createdAt,
  };
}
