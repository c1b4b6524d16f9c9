import type { Offer } from '@callboard/contract/plans';
import { Card } from '../../../ui/card.tsx';
import { FreeList } from './free-list.tsx';
import { PlanTable } from './plan-table.tsx';

type Props = { offer: Offer; caption?: string };

/** Always free beside the table of both plans, for those who have nothing to decide here. */
export function OfferLines({ offer, caption }: Props) {
  return (
    <div className="grid items-start gap-4 lg:grid-cols-[2fr_3fr]">
      <Card title="Always free">
        <FreeList offer={offer} />
      </Card>
      <PlanTable offer={offer} {...(caption !== undefined && { caption })} />
    </div>
  );
}
