import { email as emailRule } from '@callboard/contract/fields';
import { type FormEvent, useState } from 'react';
import { ApiError } from '../../../lib/api-error.ts';
import { shortDay } from '../../../lib/casting/days.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useSendClaim } from '../roster-changes.ts';
import { Part } from './part.tsx';
import type { PartProps } from './talent-parts.tsx';

/** A profile that the agency began: its talent makes it their own through a link. */
export function ClaimPart({ standing, talent }: PartProps) {
  const { claim } = talent;
  return (
    <Part title="Not claimed yet">
      <p className="wrap-anywhere text-13 text-muted">
        {claim === null && `Nobody but your team has this profile. ${whoClaims(talent.isMinor)}`}
        {claim !== null && isOver(claim.expiresAt) && (
          <>
            The link sent to {claim.email} ran out on {shortDay(claim.expiresAt)}.
          </>
        )}
        {claim !== null && !isOver(claim.expiresAt) && (
          <>
            A link went to {claim.email} on {shortDay(claim.sentAt)}. It can be used until{' '}
            {shortDay(claim.expiresAt)}; sending another ends it.
          </>
        )}
      </p>
      {standing.isOfTeam && <SendClaim {...{ standing, talent }} />}
    </Part>
  );
}

function SendClaim({ standing, talent }: PartProps) {
  const { claim, isMinor } = talent;
  const [address, setAddress] = useState(claim?.email ?? '');
  const [problem, setProblem] = useState<string>();
  const send = useSendClaim(standing.portfolioId, talent.talentProfileId);
  function submit(event: FormEvent) {
    event.preventDefault();
    const checked = emailRule.safeParse(address);
    setProblem(checked.error?.issues[0]?.message);
    if (checked.success) send.mutate(checked.data);
  }
  return (
    <form noValidate onSubmit={submit} className="grid gap-2">
      <TextField
        label={isMinor ? "Guardian's e-mail address" : 'E-mail address'}
        type="email"
        autoComplete="off"
        value={address}
        onChange={({ target }) => setAddress(target.value)}
        error={problem ?? refusalOf(send.error)}
      />
      <Button type="submit" isPending={send.isPending} className="justify-self-start">
        {claim === null ? 'Send the link' : 'Send again'}
      </Button>
    </form>
  );
}

const whoClaims = (isMinor: boolean) =>
  isMinor
    ? 'Their guardian makes it their own through a link.'
    : 'They make it their own through a link.';

const isOver = (expiresAt: string) => new Date(expiresAt).getTime() < Date.now();

function refusalOf(error: Error | null): string | undefined {
  if (error === null) return undefined;
  return (error instanceof ApiError ? error.fields?.email : undefined) ?? error.message;
}
