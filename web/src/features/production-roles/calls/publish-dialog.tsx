import type { FieldErrors } from '@callboard/contract/errors';
import { ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { ApiError } from '../../../lib/api-error.ts';
import { useCurrentUser } from '../../../lib/use-session.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogClose } from '../../../ui/dialog.tsx';
import { FormAlert } from '../../../ui/form-alert.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { usePublish } from './call-changes.ts';
import { newPosting, postingBody, postingErrors } from './posting.ts';
import { PostingFields } from './posting-fields.tsx';

type Props = {
  productionId: string;
  roles: readonly { id: string; title: string }[];
  onPublished?: () => void;
  onClose: () => void;
};

/** Publishes one role, or several together as a breakdown. */
export function PublishDialog({ productionId, roles, onPublished, onClose }: Props) {
  const isVerified = useCurrentUser().verifiedProfessionalStatus === 'verified';
  const [posting, setPosting] = useState(newPosting);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [key] = useState(() => crypto.randomUUID());
  const publish = usePublish(productionId);
  const calls = roles.length === 1 ? 'call' : `${roles.length} calls`;

  function submit() {
    const found = postingErrors(posting);
    setErrors(found);
    if (Object.keys(found).length > 0) return;
    const form = { ...postingBody(posting), roleIds: roles.map(({ id }) => id) };
    publish.mutate(
      { form, key },
      {
        onSuccess: () => {
          toast({ title: isVerified ? 'Published' : 'Sent to review' });
          onPublished?.();
          onClose();
        },
        onError: (error) => setErrors((error instanceof ApiError && error.fields) || {}),
      },
    );
  }

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={`Publish ${calls}`}
      description={roles.map(({ title }) => title).join(', ')}
      footer={
        <>
          <DialogClose>
            <Button>Cancel</Button>
          </DialogClose>
          <Button look="primary" isPending={publish.isPending} onClick={submit}>
            {isVerified ? `Publish ${calls}` : 'Send to review'}
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
        {!isVerified && <ReviewNote />}
        <PostingFields posting={posting} errors={errors} onChange={setPosting} />
        {publish.isError && <FormAlert>{publish.error.message}</FormAlert>}
      </div>
    </Dialog>
  );
}

function ReviewNote() {
  return (
    <p className="flex gap-2.5 rounded-control bg-info-soft px-3 py-2.5 text-13 text-info">
      <ShieldCheck aria-hidden="true" className="mt-px size-4" />
      <span>
        Your company is not verified yet, so Callboard reads new calls before anyone else does. You
        are told as soon as they are open.
      </span>
    </p>
  );
}
