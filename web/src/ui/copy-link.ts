import { toast } from './toast-store.ts';

/** Puts the address of a page of ours on the clipboard. The note says who can open it. */
export async function copyLink(path: string, note?: string): Promise<void> {
  const address = new URL(path, window.location.origin).href;
  try {
    await navigator.clipboard.writeText(address);
    toast({ title: 'Link copied', description: note });
  } catch {
    // Not every browser lets a page near the clipboard.
    toast({
      title: 'The link could not be copied',
      description: address,
      variant: 'destructive',
    });
  }
}
