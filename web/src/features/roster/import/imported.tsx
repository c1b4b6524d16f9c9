import { CircleCheck } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { counted } from '../roster-words.ts';

type Props = { added: number; links: number; onDone: () => void };

export function Imported({ added, links, onDone }: Props) {
  const sent = `${counted(links, 'link')} to claim the profile ${links === 1 ? 'is' : 'are'} on the way.`;
  return (
    <div role="status">
      <EmptyState
        icon={CircleCheck}
        title={`${counted(added, 'talent')} added`}
        text={
          links > 0
            ? sent
            : 'Nobody has been mailed. Send the link to claim a profile whenever you have an address.'
        }
        action={
          <Button look="primary" onClick={onDone}>
            See the roster
          </Button>
        }
      />
    </div>
  );
}
