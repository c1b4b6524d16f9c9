import { Check, Copy } from 'lucide-react';
import { shortDay } from '../../../lib/casting/days.ts';
import { Button } from '../../../ui/button.tsx';
import { copyLink } from '../../../ui/copy-link.ts';
import { Input } from '../../../ui/input.tsx';
import type { MadeLink } from './share-dialog.tsx';

type Props = { link: MadeLink; onAnother: () => void };

/** The address, told this once: we keep only what recognises it. */
export function NewLink({ link, onAnother }: Props) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3 rounded-card bg-sunk p-4">
      <p className="flex items-start gap-2 text-13">
        <Check aria-hidden="true" className="mt-px size-4 text-success" />
        <span className="wrap-anywhere min-w-0">
          A link for <span className="font-semibold">{link.label}</span>, good until{' '}
          {shortDay(link.expiresAt)}. Copy it now: it is shown only once.
        </span>
      </p>
      <div className="flex gap-2">
        <Input
          autoFocus
          readOnly
          aria-label="Address of the link"
          value={link.url}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        <Button look="primary" onClick={() => void copyLink(link.url)}>
          <Copy aria-hidden="true" className="size-4" />
          Copy
        </Button>
      </div>
      <button
        type="button"
        onClick={onAnother}
        className="justify-self-start rounded-control text-13 text-muted underline-offset-4 hover:text-ink hover:underline pointer-coarse:py-2"
      >
        Make another link
      </button>
    </div>
  );
}
