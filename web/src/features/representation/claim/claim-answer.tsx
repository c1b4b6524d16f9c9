import type { ComponentType } from 'react';
import { useSession } from '../../../lib/use-session.ts';
import { AcceptClaim } from './accept-claim.tsx';
import { AnotherAccount, HasProfile, NoTalent, SignInFirst } from './cannot-claim.tsx';
import type { ClaimProps } from './claim-card.tsx';
import { RegisterForm } from './register-form.tsx';
import { type WhoClaims, whoClaims } from './who-claims.ts';

const PARTS: Record<WhoClaims, ComponentType<ClaimProps>> = {
  themselves: AcceptClaim,
  'signed out': SignInFirst,
  new: RegisterForm,
  another: AnotherAccount,
  'no talent': NoTalent,
  'has profile': HasProfile,
};

export function ClaimAnswer(props: ClaimProps) {
  const { user } = useSession();
  const Part = PARTS[whoClaims(user, props.claim)];
  return <Part {...props} />;
}
