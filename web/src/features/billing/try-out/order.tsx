import type { TryOutOrder } from '@callboard/contract/billing';
import { Link, useNavigate } from '@tanstack/react-router';
import { moneyInWords } from '../../../lib/casting/money.ts';
import { Button } from '../../../ui/button.tsx';
import { FactList } from '../../../ui/fact-list.tsx';
import { FormAlert } from '../../../ui/form-alert.tsx';
import { type TryOutCard, useTryOutPay } from '../billing-changes.ts';
import { PERIODS } from '../price-words.ts';
import { TryOutMark } from '../try-out-mark.tsx';

/** What is bought, and cards that are not real to pay it with. */
export function Order({ order }: { order: TryOutOrder }) {
  const { id, holder, portfolioId, price, currency, interval } = order;
  const whose = portfolioId === null ? {} : { portfolioId };
  const navigate = useNavigate();
  const pay = useTryOutPay(
    id,
    () => void navigate({ to: '/go-pro', search: whose, state: { hasPaid: true }, replace: true }),
  );
  const payWith = (card: TryOutCard) => pay.mutate(card);
  const paying = pay.isPending ? pay.variables : undefined;
  return (
    <div className="grid gap-5 p-5">
      <TryOutMark />
      <div className="text-14">
        <FactList
          facts={[
            ['Plan', 'Pro'],
            ['For', holder],
            ['Price', moneyInWords(price, currency)],
            ['Period', `One ${PERIODS[interval]}, renewed until cancelled`],
          ]}
        />
      </div>
      {pay.isError && <FormAlert>{pay.error.message}</FormAlert>}
      <div className="grid gap-2">
        <Button
          look="primary"
          size={44}
          disabled={pay.isPending}
          isPending={paying === 'accepted'}
          onClick={() => payWith('accepted')}
        >
          Pay with a card that works
        </Button>
        <Button
          size={44}
          disabled={pay.isPending}
          isPending={paying === 'declined'}
          onClick={() => payWith('declined')}
        >
          Pay with a card that is declined
        </Button>
        <Button asChild look="quiet" size={44}>
          <Link to="/go-pro" search={{ ...whose, ...(interval === 'yearly' && { interval }) }}>
            Back without paying
          </Link>
        </Button>
      </div>
    </div>
  );
}
