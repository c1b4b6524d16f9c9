import { LIMITS } from '@callboard/contract/limits';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { FormAlert } from '../../../ui/form-alert.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { Lines } from '../../../ui/valued/line.tsx';
import { useAppeal } from './own-decisions.ts';

/** Once for each decision: what the moderators should know. */
export function AppealForm({ decisionId, onClose }: { decisionId: string; onClose: () => void }) {
  const [text, setText] = useState<string | null>(null);
  const [isMissing, setIsMissing] = useState(false);
  const appeal = useAppeal(decisionId);
  return (
    <form
      noValidate
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        const words = text?.trim() ?? '';
        setIsMissing(words === '');
        if (words === '') return;
        appeal.mutate(words, {
          onSuccess: () => toast({ title: 'Sent', description: 'A moderator looks again.' }),
        });
      }}
    >
      {appeal.isError && <FormAlert>{appeal.error.message}</FormAlert>}
      <Lines
        label="What should we know?"
        error={isMissing ? 'Please say why this should be looked at again' : undefined}
        autoFocus
        rows={4}
        maxLength={LIMITS.textLength}
        value={text}
        onValue={setText}
      />
      <div className="flex gap-2">
        <Button type="submit" look="primary" isPending={appeal.isPending}>
          Send
        </Button>
        <Button onClick={onClose}>Cancel</Button>
      </div>
    </form>
  );
}
