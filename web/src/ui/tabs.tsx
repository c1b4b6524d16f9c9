import { Tabs as Radix } from 'radix-ui';
import type { ComponentProps, ReactNode } from 'react';
import { classes } from './classes.ts';
import { CountBadge } from './count-badge.tsx';

/** Controlled with `value` and `onValueChange`, or left to itself with `defaultValue`. */
export function Tabs(props: ComponentProps<typeof Radix.Root>) {
  return <Radix.Root {...props} className={classes('min-w-0', props.className)} />;
}

/** The row of tabs; `label` says what they divide. */
export function TabList({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Radix.List
      aria-label={label}
      className="scroll-quiet flex gap-5 overflow-x-auto border-line border-b"
    >
      {children}
    </Radix.List>
  );
}

type TabProps = {
  value: string;
  count?: number;
  disabled?: boolean;
  children: ReactNode;
};

export function Tab({ value, count, disabled, children }: TabProps) {
  return (
    <Radix.Trigger
      value={value}
      disabled={disabled}
      className="relative inline-flex h-10 shrink-0 items-center gap-2 whitespace-nowrap font-medium text-14 text-muted -outline-offset-2 transition-colors hover:text-ink disabled:pointer-events-none disabled:opacity-50 data-[state=active]:text-ink data-[state=active]:after:absolute data-[state=active]:after:inset-x-0 data-[state=active]:after:bottom-0 data-[state=active]:after:h-0.5 data-[state=active]:after:bg-ink pointer-coarse:h-11"
    >
      {children}
      {count !== undefined && <CountBadge count={count} cap={9999} />}
    </Radix.Trigger>
  );
}

export function TabPanel({ value, children }: { value: string; children: ReactNode }) {
  return (
    <Radix.Content value={value} className="pt-4">
      {children}
    </Radix.Content>
  );
}
