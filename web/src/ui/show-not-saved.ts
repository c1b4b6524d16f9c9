import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { showServerErrors } from './show-server-errors.ts';
import { toast } from './toast-store.ts';

/** Says so, and marks the fields that the server found wrong. What was typed stays. */
export function showNotSaved<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  error: Error,
): void {
  showServerErrors(form, error);
  toast({ title: 'Not saved', description: error.message, variant: 'destructive' });
}
