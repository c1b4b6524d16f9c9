import type { InvitationDetail } from '@callboard/contract/audition-invitations';
import { productionFileEndpoints } from '@callboard/contract/production-files';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { FileText } from 'lucide-react';
import { call } from '../../../lib/api-client.ts';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { invitationQuery } from '../calls.ts';

/** The pages to prepare. Those of a confidential production open after agreeing to keep them so. */
export function Sides({ invitation }: { invitation: InvitationDetail }) {
  const { id, sides, nda } = invitation;
  if (nda !== undefined) return <Agreement invitationId={id} nda={nda} />;
  return (
    <ul aria-label="Sides" className="grid gap-1">
      {sides.map((file) => (
        <li key={file.id}>
          <a
            href={`/api/production-files/${file.id}`}
            target="_blank"
            rel="noreferrer"
            className="inline-flex items-center gap-2 py-1 underline decoration-line-strong underline-offset-4 hover:decoration-ink"
          >
            <FileText aria-hidden="true" className="size-4 shrink-0" />
            <span className="wrap-anywhere">{file.fileName}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

type Nda = NonNullable<InvitationDetail['nda']>;

function Agreement({ invitationId, nda }: { invitationId: string; nda: Nda }) {
  const queries = useQueryClient();
  const agree = useMutation({
    mutationFn: () =>
      call(productionFileEndpoints.agreeToNda, { params: { id: nda.productionId } }),
    onSuccess: () =>
      queries.invalidateQueries({ queryKey: invitationQuery(invitationId).queryKey }),
    onError: (error) =>
      toast({ title: 'Not saved', description: error.message, variant: 'destructive' }),
  });
  return (
    <div className="grid justify-items-start gap-3 rounded-control bg-sunk p-3">
      <p className="wrap-anywhere whitespace-pre-line">{nda.text}</p>
      <p className="text-muted">The pages will carry your name.</p>
      <Button isPending={agree.isPending} onClick={() => agree.mutate()}>
        I agree, show the sides
      </Button>
    </div>
  );
}
