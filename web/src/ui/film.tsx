import type { ComponentProps } from 'react';

/** A film with its player. It has no captions: talents bring none along. */
export function Film(props: Omit<ComponentProps<'video'>, 'children'>) {
  return <video controls playsInline {...props} />;
}
