import type { OwnApplicationDetail } from '@callboard/contract/applications';
import type { CastingCall } from '@callboard/contract/casting-calls';
import { useSendTape } from './api.ts';
import { SelfTapeField } from './self-tape-field.tsx';

type Props = { call: CastingCall; application: OwnApplicationDetail };

/** The tape that follows an application: sent as soon as it has arrived. */
export function LaterTape({ call, application: { id, talent, selfTape } }: Props) {
  const send = useSendTape(id);
  return (
    <SelfTapeField
      call={call}
      talentProfileId={talent.id}
      mediaId={selfTape?.id ?? null}
      applicationId={id}
      onChange={(mediaId) => mediaId !== null && send.mutate(mediaId)}
    />
  );
}
