import type { FieldErrors } from '@callboard/contract/errors';
import type { OfferTerms } from '@callboard/contract/offers';
import type { RoleDetail } from '@callboard/contract/production-roles';
import { useState } from 'react';
import { ApiError } from '../../../lib/api-error.ts';
import { focusFirstWrong } from '../../../lib/casting/find-errors.ts';
import { useDraft } from '../../../lib/casting/use-draft.ts';
import { useCurrentUser } from '../../../lib/use-session.ts';
import { Button } from '../../../ui/button.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { OfRole } from '../asking/of-role.tsx';
import { useSendOffer } from '../deal-changes.ts';
import type { DealPerson } from '../person/deal-part.tsx';
import { ConfirmOffer } from './confirm-offer.tsx';
import { offerFor, readOffer } from './offer-draft.ts';
import { OfferFields } from './offer-fields.tsx';

const WIDTH = 640;

type Props = { roleId: string; person: DealPerson; onSent: () => void; onClose: () => void };

/** An offer in the making. Closing it keeps what was typed. */
export function OfferSheet(props: Props) {
  return (
    <OfRole roleId={props.roleId} onClose={props.onClose}>
      {(role) => <OfferForm {...props} role={role} />}
    </OfRole>
  );
}

function OfferForm({ role, person, onSent, onClose }: Props & { role: RoleDetail }) {
  const { countryId } = useCurrentUser();
  const { draft, isDirty, change, drop } = useDraft(
    `offer:${person.applicationId}`,
    offerFor(role, countryId),
  );
  const [errors, setErrors] = useState<FieldErrors>({});
  const [checked, setChecked] = useState<OfferTerms>();
  const send = useSendOffer(role.id, person.applicationId);

  function review() {
    const { errors: found, terms } = readOffer(draft);
    setErrors(found);
    if (terms === undefined) return focusFirstWrong();
    send.reset();
    setChecked(terms);
  }
  function submit(terms: OfferTerms) {
    send.mutate(terms, {
      onSuccess: () => {
        toast({ title: `Offer sent to ${person.name}` });
        drop();
        onSent();
        onClose();
      },
      onError: (error) => {
        if (!(error instanceof ApiError) || error.fields === undefined) return;
        setErrors(error.fields);
        setChecked(undefined);
        focusFirstWrong();
      },
    });
  }

  return (
    <Sheet
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={`Offer to ${person.name}`}
      width={WIDTH}
      footer={
        <>
          <Button
            onClick={() => {
              drop();
              onClose();
            }}
          >
            {isDirty ? 'Discard' : 'Cancel'}
          </Button>
          <Button look="primary" onClick={review}>
            Check and send…
          </Button>
        </>
      }
    >
      <div className="form-controls">
        <OfferFields role={role} draft={draft} errors={errors} onChange={change} />
      </div>
      {checked !== undefined && (
        <ConfirmOffer
          name={person.name}
          roleTitle={role.title}
          terms={checked}
          isPending={send.isPending}
          error={send.error}
          onConfirm={() => submit(checked)}
          onClose={() => setChecked(undefined)}
        />
      )}
    </Sheet>
  );
}
