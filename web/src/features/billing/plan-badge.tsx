import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Badge } from '../../ui/badge.tsx';
import { billingQuery } from './billing-queries.ts';

/** A portfolio's plan in a word, and the way to it. Nothing while it is not known. */
export function PlanBadge({ portfolioId }: { portfolioId: string }) {
  const { data } = useQuery(billingQuery({ portfolioId }));
  if (data === undefined) return null;
  return (
    <Link to="/go-pro" className="rounded-full transition-opacity hover:opacity-80">
      <Badge tone="outline">{data.plan === 'pro' ? 'Pro plan' : 'Free plan'}</Badge>
    </Link>
  );
}
