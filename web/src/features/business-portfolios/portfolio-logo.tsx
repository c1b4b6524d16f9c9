import { Building2 } from 'lucide-react';
import { useState } from 'react';
import { classes } from '../../ui/classes.ts';

type Props = {
  logoUrl: string | null;
  /** Its size in pixels is this times four: 8 is 32. */
  size?: 5 | 8 | 10 | 16 | 24;
};

const SIZES = { 5: 'size-5', 8: 'size-8', 10: 'size-10', 16: 'size-16', 24: 'size-24' } as const;

/**
 * A business's logo, or the sign for a business. Its name stands beside it. A logo stands on white also
 * at night: most are drawn for paper.
 */
export function PortfolioLogo({ logoUrl, size = 8 }: Props) {
  const [brokenUrl, setBrokenUrl] = useState<string>();
  const look = classes(
    SIZES[size],
    'shrink-0 overflow-hidden',
    size > 10 ? 'rounded-card' : 'rounded-control',
  );
  if (logoUrl !== null && logoUrl !== brokenUrl) {
    return (
      <img
        src={logoUrl}
        alt=""
        width={size * 4}
        height={size * 4}
        loading="lazy"
        decoding="async"
        onError={() => setBrokenUrl(logoUrl)}
        className={classes(look, 'scheme-light bg-raised object-contain')}
      />
    );
  }
  return (
    <span
      aria-hidden="true"
      className={classes(look, 'grid place-items-center bg-fill text-muted')}
    >
      <Building2 strokeWidth={1.75} className="size-1/2" />
    </span>
  );
}
