/** What everything that is typed into or chosen from looks like. 16 px to touch, or iOS zooms in. */
export const CONTROL_LOOK =
  'w-full min-w-0 rounded-control border border-line bg-raised text-14 text-ink transition-colors placeholder:text-muted enabled:hover:border-line-strong disabled:cursor-not-allowed disabled:bg-sunk disabled:text-muted aria-invalid:border-danger pointer-coarse:text-16';
