import { useState } from 'react';
import { classes } from './classes.ts';

type Source = { url: string; width: number };

type Props = {
  /** From the smallest to the largest. */
  sources: readonly Source[];
  width: number;
  height: number;
  /** A data URL, to be seen until the picture is there. */
  placeholder: string | null;
  alt: string;
  /** How wide it stands on the page, as in HTML, so that the browser fetches no more than it shows. */
  sizes: string;
  /** What the page is about: fetched at once, before everything else. */
  isUrgent?: boolean;
  className?: string;
};

/** A photo that takes its room before it is there, and is fetched when it comes near. */
export function Picture(props: Props) {
  const { sources, width, height, placeholder, alt, sizes, isUrgent = false, className } = props;
  const [isThere, setIsThere] = useState(false);
  const blurred = { backgroundImage: `url(${placeholder})`, backgroundSize: 'cover' };
  return (
    <img
      src={sources[0]?.url}
      srcSet={sources.map((source) => `${source.url} ${source.width}w`).join(', ')}
      sizes={sizes}
      width={width}
      height={height}
      alt={alt}
      loading={isUrgent ? 'eager' : 'lazy'}
      fetchPriority={isUrgent ? 'high' : 'auto'}
      // What was fetched ahead is there with the first drawing, not a moment after it.
      decoding={isUrgent ? 'sync' : 'async'}
      onLoad={() => setIsThere(true)}
      style={placeholder === null || isThere ? undefined : blurred}
      className={classes('bg-sunk object-cover', className)}
    />
  );
}
