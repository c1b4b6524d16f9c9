import type { LoginForm } from '@callboard/contract/auth';
import { LIMITS } from '@callboard/contract/limits';
import type { reportReviewEndpoints } from '@callboard/contract/report-review';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { callAt } from '../../lib/api-client.ts';
import { Button } from '../../ui/button.tsx';
import { FormAlert } from '../../ui/form-alert.tsx';
import { Lines } from '../../ui/valued/line.tsx';
import { AuthForm } from './auth-form.tsx';

type Props = {
  /** Why, in the moderators' words. */
  said: string;
  /** What became of their appeal, where they made it before. */
  answer: string | undefined;
  /** What they just proved who they are with. */
  credentials: LoginForm;
  onLeave: () => void;
};

/** How the refusal begins: the page is headed so already. */
const SAID_BY_TITLE = 'This account is suspended. ';

/** Whoever is shut out reads why, and can ask once for another look. */
export function SuspendedDoor({ said, answer, credentials, onLeave }: Props) {
  const [text, setText] = useState<string | null>(null);
  const [isMissing, setIsMissing] = useState(false);
  const appeal = useMutation({
    mutationFn: (words: string) =>
      callAt<typeof reportReviewEndpoints.appealSuspension>(
        { method: 'POST', path: '/api/auth/suspension-appeal' },
        { body: { ...credentials, text: words } },
      ),
  });
  const leave = (
    <Button onClick={onLeave} type="button">
      Sign in with another account
    </Button>
  );
  if (appeal.isSuccess) {
    return (
      <AuthForm
        title="We will look again"
        intro="A moderator reads what you wrote. You hear by mail what comes of it."
      >
        {leave}
      </AuthForm>
    );
  }
  const why = (
    <span role="alert" className="wrap-anywhere whitespace-pre-line">
      {said.replace(SAID_BY_TITLE, '')}
    </span>
  );
  if (answer !== undefined) {
    return (
      <AuthForm title="Your account is suspended" intro={why}>
        <p className="text-14">{answer}</p>
        {leave}
      </AuthForm>
    );
  }
  return (
    <AuthForm
      title="Your account is suspended"
      intro={why}
      onSubmit={(event) => {
        event.preventDefault();
        const words = text?.trim() ?? '';
        setIsMissing(words === '');
        if (words !== '') appeal.mutate(words);
      }}
    >
      <Lines
        label="Is this a mistake?"
        hint="You can ask once for another look. Tell us what we should know."
        error={isMissing ? 'Please say why this should be looked at again' : undefined}
        autoFocus
        rows={5}
        maxLength={LIMITS.textLength}
        value={text}
        onValue={setText}
      />
      {appeal.isError && <FormAlert>{appeal.error.message}</FormAlert>}
      <Button type="submit" look="primary" isPending={appeal.isPending}>
        Ask for another look
      </Button>
      {leave}
    </AuthForm>
  );
}
