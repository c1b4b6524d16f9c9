import type { ComponentType } from 'react';
import { useSession } from '../../../lib/use-session.ts';
import { Accept } from './accept.tsx';
import { AnotherAccount, NoAgent } from './cannot-join.tsx';
import type { InvitationProps } from './invitation-card.tsx';
import { JoinForm } from './join-form.tsx';
import { SignInFirst } from './sign-in-first.tsx';
import { type WhoIsHere, whoIsHere } from './who-is-here.ts';

const PARTS: Record<WhoIsHere, ComponentType<InvitationProps>> = {
  invited: Accept,
  'signed out': SignInFirst,
  new: JoinForm,
  another: AnotherAccount,
  'no agent': NoAgent,
};

export function Answer(props: InvitationProps) {
  const { user } = useSession();
  const Part = PARTS[whoIsHere(user, props.invitation)];
  return <Part {...props} />;
}
