import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Play } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { workQuery } from '../../talent-page/api.ts';

const KINDS = ['video', 'audio', 'link'];

/** To the first piece of work that can be played. */
export function ReelLink({ id }: { id: string }) {
  const { data } = useQuery(workQuery({ id, as: undefined }));
  const reel = data?.items.find(({ kind }) => KINDS.includes(kind));
  if (data !== undefined && reel === undefined) return null;
  return (
    <Button asChild aria-disabled={reel === undefined}>
      <Link
        to="/talent/$profileId/portfolio/$itemId"
        params={{ profileId: id, itemId: reel?.id ?? '' }}
      >
        <Play aria-hidden="true" className="size-4" />
        Watch showreel
      </Link>
    </Button>
  );
}
