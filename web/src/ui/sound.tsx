import type { ComponentProps } from 'react';

/** A recording with its player. It has no captions: talents bring none along. */
export function Sound(props: Omit<ComponentProps<'audio'>, 'children'>) {
  return <audio controls {...props} />;
}
