import type { LucideIcon } from 'lucide-react';
import { type ComponentProps, useId } from 'react';

type Props = ComponentProps<'input'> & { icon: LucideIcon; title: string; text: string };

/** A choice that says what follows from it. */
export function VisibilityCard({ icon: Icon, title, text, ...input }: Props) {
  const id = useId();
  return (
    <label className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-start gap-x-3.5 rounded-card border border-line bg-raised p-4 transition-colors hover:border-line-strong has-checked:border-ink has-focus-visible:outline-2 has-focus-visible:outline-ink has-focus-visible:outline-offset-2 has-checked:ring-1 has-checked:ring-ink">
      <Icon aria-hidden="true" className="mt-0.5 size-5 text-muted" />
      <span className="grid gap-0.5">
        <span className="font-semibold text-14">{title}</span>
        <span id={id} className="text-13 text-muted">
          {text}
        </span>
      </span>
      <input
        {...input}
        type="radio"
        aria-label={title}
        aria-describedby={id}
        className="peer mt-0.5 size-4 accent-ink outline-none"
      />
    </label>
  );
}
