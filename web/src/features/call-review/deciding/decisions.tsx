import type { ReviewedCall } from '@callboard/contract/call-review';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { useKeys } from '../../../ui/use-keys.ts';
import { RefuseDialog } from './refuse-dialog.tsx';
import { useDecide } from './use-decide.ts';

type Props = { call: ReviewedCall; onDecided: () => void };

/** What can be decided about a call now: P publishes, R rejects, T takes down. */
export function Decisions({ call, onDecided }: Props) {
  const [asked, setAsked] = useState<'reject' | 'take_down'>();
  const decision = useDecide(call, onDecided);
  const waits = call.status === 'in_review';
  const isOpen = call.status === 'open';
  const ask = (what: 'reject' | 'take_down' | undefined) => {
    // What failed before is not said of this.
    decision.reset();
    setAsked(what);
  };
  const publish = () => decision.send({ decision: 'publish', reason: null });
  useKeys(
    {
      // A key that is held down publishes no other.
      p: ({ repeat }) => waits && !repeat && publish(),
      r: () => waits && ask('reject'),
      t: () => isOpen && ask('take_down'),
    },
    !decision.isPending,
  );
  if (!waits && !isOpen) return null;
  return (
    <div className="flex flex-wrap gap-2">
      {waits && (
        <>
          <Button disabled={decision.isPending} onClick={() => ask('reject')}>
            Reject…
            <Key of="R" />
          </Button>
          <Button
            look="primary"
            isPending={decision.isPending && asked === undefined}
            onClick={publish}
          >
            Publish
            <Key of="P" />
          </Button>
        </>
      )}
      {isOpen && (
        <Button onClick={() => ask('take_down')}>
          Take down…
          <Key of="T" />
        </Button>
      )}
      {asked !== undefined && (
        <RefuseDialog
          {...WORDS[asked]}
          title={`${WORDS[asked].title} ${call.roleTitle}?`}
          isPending={decision.isPending}
          error={decision.error}
          onConfirm={(reason) => decision.send({ decision: asked, reason })}
          onClose={() => ask(undefined)}
        />
      )}
    </div>
  );
}

/** What is pressed in its place, where there is a keyboard. */
function Key({ of }: { of: string }) {
  return (
    <span aria-hidden="true" className="max-sm:hidden pointer-coarse:hidden">
      <kbd>{of}</kbd>
    </span>
  );
}

const WORDS = {
  reject: {
    title: 'Reject',
    description: 'Nobody outside sees it. The team can correct the role and publish it again.',
    act: 'Reject',
  },
  take_down: {
    title: 'Take down',
    description:
      'Nobody can apply any more. Applicants are told that it is gone; their applications stay where they are.',
    act: 'Take down',
  },
} as const;
