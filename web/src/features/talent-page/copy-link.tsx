import { Link2 } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast-store.ts';

/** Puts the address of a page of ours on the clipboard. */
export function CopyLink({ path }: { path: string }) {
  async function copy() {
    try {
      await navigator.clipboard.writeText(window.location.origin + path);
      toast({ title: 'Link copied' });
    } catch {
      toast({
        title: 'The link could not be copied',
        description: 'Copy it from the address bar.',
        variant: 'destructive',
      });
    }
  }
  return (
    <Button onClick={() => void copy()}>
      <Link2 aria-hidden="true" className="size-4" />
      Copy link
    </Button>
  );
}
