import { toast } from '../../../ui/toast-store.ts';

/** What was shown is taken back; this says why. */
export function showRefused(title: string, error: unknown): void {
  const description = error instanceof Error ? error.message : undefined;
  toast({ title, description, variant: 'destructive' });
}
