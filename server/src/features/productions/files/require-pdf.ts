import { AppError } from '../../../platform/app-error.ts';
import { stampAside } from './stamp/stamp-aside.ts';

const PROTECTED =
  'This PDF is protected or damaged, so that it could not bear its readers’ names. Please save it without a password.';

/** Judges a file by its content. What a name has to be written on is tried before it is kept. */
export async function requirePdf(
  sent: Uint8Array,
  { isConfidential }: { isConfidential: boolean },
): Promise<void> {
  const { fileTypeFromBuffer } = await import('file-type');
  if ((await fileTypeFromBuffer(sent))?.ext !== 'pdf') throw new AppError('NOT_A_DOCUMENT');
  if (!isConfidential) return;
  try {
    await stampAside({ pdf: sent, mark: 'Callboard' });
  } catch {
    throw new AppError('NOT_A_DOCUMENT', { message: PROTECTED });
  }
}
