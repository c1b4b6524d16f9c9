import { useSearch } from '@tanstack/react-router';
import { useCurrentUser } from '../../../lib/use-session.ts';
import { PlanOf } from './plan-of.tsx';
import { PlanOfPortfolio } from './plan-of-portfolio.tsx';
import { PlansForAdmins } from './plans-for-admins.tsx';
import { Settling } from './settling.tsx';

/** What is free, what Pro adds and costs, and for those who have it: what is paid and the ways out. */
export function GoProPage() {
  return (
    <div className="mx-auto grid w-full max-w-[1040px] grid-cols-[minmax(0,1fr)] gap-5">
      <Body />
    </div>
  );
}

function Body() {
  const { role } = useCurrentUser();
  const { checkout } = useSearch({ strict: false });
  if (role === 'admin') return <PlansForAdmins />;
  if (typeof checkout === 'string' && checkout !== '') {
    return <Settling key={checkout} reference={checkout} />;
  }
  return role === 'agent' ? <PlanOfPortfolio /> : <PlanOf whose={{}} />;
}
