import { useQuery } from '@tanstack/react-query';
import { useSelection } from '../../features/representation/api.ts';
import { ownTalentsQuery } from '../../features/representation/own-talents.ts';
import { useChangeAddress } from '../../lib/use-change-address.ts';
import { useCurrentUser } from '../../lib/use-session.ts';
import { Button } from '../../ui/button.tsx';

/** From looking at a talent to working as them, for those whom they are assigned to. */
export function WorkAsButton({ profileId }: { profileId: string }) {
  const { id: agentId } = useCurrentUser();
  const { portfolio, selectTalent } = useSelection();
  const changeAddress = useChangeAddress();
  const { data } = useQuery({
    ...ownTalentsQuery({ portfolioId: portfolio?.id ?? '', agentId }),
    enabled: portfolio !== null,
  });
  const talent = data?.find(({ talentProfile }) => talentProfile.id === profileId);
  if (talent === undefined) return null;

  function work(chosen: NonNullable<typeof talent>) {
    selectTalent(chosen);
    changeAddress({ talentProfileId: undefined, of: undefined });
  }

  return <Button onClick={() => work(talent)}>Work as this talent</Button>;
}
