import { offerEndpoints } from '@callboard/contract/offers';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { endpointQuery } from '../../../lib/query-client.ts';
import { Button } from '../../../ui/button.tsx';

type Props = { applicationId: string; isToAnswer: boolean };

/** From an application to the offer that was made to it last. */
export function OfferLink({ applicationId, isToAnswer }: Props) {
  const { data } = useQuery(
    endpointQuery(offerEndpoints.ofApplication, { params: { id: applicationId } }),
  );
  const offer = data?.items[0];
  // An application may have been booked without one.
  if (offer === undefined && !isToAnswer) return null;
  return (
    <Button asChild look={isToAnswer ? 'primary' : 'plain'}>
      <Link to="/invitations" search={offer === undefined ? {} : { offer: offer.id }}>
        {isToAnswer ? 'Answer the offer' : 'See the offer'}
      </Link>
    </Button>
  );
}
