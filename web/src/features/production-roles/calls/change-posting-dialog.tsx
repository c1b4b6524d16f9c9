import type { CallSummary } from '@callboard/contract/call-summary';
import type { FieldErrors } from '@callboard/contract/errors';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '../../../lib/api-error.ts';
import { toLocalTime } from '../../../lib/casting/local-time.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogClose } from '../../../ui/dialog.tsx';
import { FormAlert } from '../../../ui/form-alert.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { audienceQuery, useChangeCall } from './call-changes.ts';
import { type Posting, postingBody, postingErrors } from './posting.ts';
import { PostingFields } from './posting-fields.tsx';

type Props = { call: CallSummary; roleTitle: string; onClose: () => void };

/** Until when a call is open and who sees it, changed afterwards. */
export function ChangePostingDialog({ call, roleTitle, onClose }: Props) {
  const audience = useQuery(audienceQuery(call.id));
  const [chosen, setChosen] = useState<Posting>();
  const [errors, setErrors] = useState<FieldErrors>({});
  const change = useChangeCall(call.id);
  const posting: Posting = chosen ?? {
    deadline: toLocalTime(call.deadlineAt),
    visibility: call.visibility,
    agencies: audience.data?.agencies ?? [],
    talents: audience.data?.talents ?? [],
  };

  function submit() {
    const found = postingErrors(posting);
    setErrors(found);
    if (Object.keys(found).length > 0) return;
    change.mutate(postingBody(posting), {
      onSuccess: () => {
        toast({ title: 'Call changed' });
        onClose();
      },
      onError: (error) => setErrors((error instanceof ApiError && error.fields) || {}),
    });
  }

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Change the call"
      description={roleTitle}
      footer={
        <>
          <DialogClose>
            <Button>Cancel</Button>
          </DialogClose>
          <Button
            look="primary"
            isPending={change.isPending}
            disabled={audience.isPending}
            onClick={submit}
          >
            Save changes
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
        <PostingFields posting={posting} errors={errors} onChange={setChosen} />
        {change.isError && <FormAlert>{change.error.message}</FormAlert>}
      </div>
    </Dialog>
  );
}
