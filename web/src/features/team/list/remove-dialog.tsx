import type { PortfolioDetail } from '@callboard/contract/business-portfolios';
import type { TeamMember } from '@callboard/contract/team';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogClose } from '../../../ui/dialog.tsx';
import { rosterQuery } from '../../roster/api.ts';
import { useRemoveMember } from '../team-changes.ts';
import { talentsInWords } from './talent-count.tsx';

type Props = { portfolio: PortfolioDetail; member: TeamMember; onClose: () => void };

/** Says before what happens to whom: the talents are never without anyone. */
export function RemoveDialog({ portfolio, member, onClose }: Props) {
  const remove = useRemoveMember(portfolio.id);
  const name = `${member.firstName} ${member.lastName}`;
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={`Remove ${name}?`}
      description={`From this moment they see nothing of ${portfolio.name} any more. ${member.role === 'admin' ? 'Invitations they sent are taken back. ' : ''}What they did stays in its history.`}
      footer={
        <>
          <DialogClose>
            <Button>Cancel</Button>
          </DialogClose>
          <Button
            look="danger"
            isPending={remove.isPending}
            onClick={() => remove.mutate(member, { onSuccess: onClose })}
          >
            Remove
          </Button>
        </>
      }
    >
      {member.talents > 0 && <Passing portfolio={portfolio} member={member} />}
    </Dialog>
  );
}

const NAMED = 5;

/** Who they are is shown once it is known; how many is known already. */
function Passing({ portfolio, member }: Omit<Props, 'onClose'>) {
  const { owner } = portfolio;
  const filters = { assignedTo: member.userId, sort: 'name' } as const;
  const { data } = useInfiniteQuery(rosterQuery(portfolio.id, filters));
  const names = (data?.pages[0]?.items ?? [])
    .slice(0, NAMED)
    .map(({ firstName, lastName }) => `${firstName} ${lastName}`);
  const others = member.talents - names.length;
  const listed = [...names, ...(others > 0 && names.length > 0 ? [`${others} more`] : [])];
  return (
    <div className="rounded-control bg-sunk px-3 py-2.5 text-13">
      <p className="font-medium">
        {talentsInWords(member.talents)} {member.talents === 1 ? 'passes' : 'pass'} to{' '}
        {owner.firstName} {owner.lastName}, the owner.
      </p>
      {listed.length > 0 && (
        <p className="wrap-anywhere mt-0.5 text-muted">{LIST.format(listed)}</p>
      )}
    </div>
  );
}

const LIST = new Intl.ListFormat('en-GB', { type: 'conjunction' });
