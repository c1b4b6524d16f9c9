import type { CastingCall } from '@callboard/contract/casting-calls';
import { productionFileEndpoints } from '@callboard/contract/production-files';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { FileText } from 'lucide-react';
import { call as callServer } from '../../lib/api-client.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast-store.ts';

/** The pages to read. Those of a confidential production open after agreeing to keep them so. */
export function SidesList({ call }: { call: CastingCall }) {
  const queries = useQueryClient();
  const agree = useMutation({
    mutationFn: () =>
      callServer(productionFileEndpoints.agreeToNda, { params: { id: call.productionId } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['/api/casting-calls', call.id] }),
    onError: (error) =>
      toast({ title: 'Not saved', description: error.message, variant: 'destructive' }),
  });
  if (call.sides.length === 0) return null;
  if (call.isConfidential && !call.hasAgreedToNda) {
    return (
      <div className="grid justify-items-start gap-3 rounded-control bg-sunk p-3">
        <p className="wrap-anywhere whitespace-pre-line">{call.ndaText}</p>
        <p className="text-muted">The pages will carry your name.</p>
        <Button isPending={agree.isPending} onClick={() => agree.mutate()}>
          I agree, show the sides
        </Button>
      </div>
    );
  }
  return (
    <ul className="grid gap-1">
      {call.sides.map(({ id, fileName }) => (
        <li key={id}>
          <a
            href={`/api/production-files/${id}`}
            target="_blank"
            rel="noreferrer"
            className="inline-flex items-center gap-2 py-1 underline decoration-line-strong underline-offset-4 hover:decoration-ink"
          >
            <FileText aria-hidden="true" className="size-4 shrink-0" />
            <span className="wrap-anywhere">{fileName}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
