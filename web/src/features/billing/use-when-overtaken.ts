import type { ErrorCode } from '@callboard/contract/errors';
import { useQueryClient } from '@tanstack/react-query';
import { ApiError } from '../../lib/api-error.ts';
import { toast } from '../../ui/toast-store.ts';
import { KEY_OF_PLANS } from './billing-queries.ts';

const OVERTAKEN: readonly string[] = ['ALREADY_PRO', 'NO_SUBSCRIPTION'] satisfies ErrorCode[];

/** A colleague, or another window, was quicker: what is on screen is asked anew, and says so. */
export function useWhenOvertaken() {
  const queries = useQueryClient();
  return (error: Error): void => {
    if (!(error instanceof ApiError) || !OVERTAKEN.includes(error.code ?? '')) return;
    toast({ title: error.message });
    void queries.invalidateQueries({ queryKey: KEY_OF_PLANS });
  };
}
