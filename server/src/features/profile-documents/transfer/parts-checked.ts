import type { FieldErrors } from '@callboard/contract/errors';
import { AppError } from '../../../platform/app-error.ts';

/** Goes through all parts of a file before it refuses it, so that all wrong fields are named at once. */
export class PartsChecked {
  readonly #wrong: FieldErrors = {};

  /** A field of a part is named as it stands in the file: `traits.eyeColorId`. */
  async do(part: string, change: () => Promise<unknown>): Promise<void> {
    try {
      await change();
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'INVALID_INPUT') throw error;
      for (const [field, message] of Object.entries(error.fields ?? {})) {
        this.#wrong[`${part}.${field}`] = message;
      }
    }
  }

  requireGood(): void {
    if (Object.keys(this.#wrong).length === 0) return;
    throw new AppError('INVALID_INPUT', { fields: this.#wrong });
  }
}
