import { Copy } from 'lucide-react';
import { Card } from '../../ui/card.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { toast } from '../../ui/toast-store.ts';

type Props = { title: string; text: string };

export function StackCard({ title, text }: Props) {
  // Browsers begin some of them with an empty line.
  const shown = text.replace(/^\s*\n/, '').trimEnd();
  return (
    <Card
      title={title}
      aside={
        shown !== '' && (
          <IconButton
            icon={Copy}
            label={`Copy ${title.toLowerCase()}`}
            onClick={() => copy(text)}
          />
        )
      }
    >
      {shown === '' ? (
        <p className="text-13 text-muted">The browser sent none.</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard
        <section aria-label={title} tabIndex={0} className="max-h-96 overflow-auto rounded-control">
          <pre className="w-max min-w-full bg-fill p-3 font-mono text-12 leading-5">{shown}</pre>
        </section>
      )}
    </Card>
  );
}

async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast({ title: 'Copied' });
  } catch {
    // Not every browser lets a page near the clipboard.
    toast({ title: 'This browser does not let pages copy', variant: 'destructive' });
  }
}
