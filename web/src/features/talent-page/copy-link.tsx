import { Link2 } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { copyLink } from '../../ui/copy-link.ts';

export function CopyLink({ path }: { path: string }) {
  return (
    <Button onClick={() => void copyLink(path)}>
      <Link2 aria-hidden="true" className="size-4" />
      Copy link
    </Button>
  );
}
