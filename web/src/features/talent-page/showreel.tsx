import type { PortfolioItem } from '@callboard/contract/portfolio-items';
import { VideoPlayer } from './video-player.tsx';

type Props = { profileId: string; item: PortfolioItem };

/** The first video of the portfolio; it plays in its place. */
export function Showreel({ profileId, item }: Props) {
  if (item.media === null) return null;
  return (
    <VideoPlayer
      profileId={profileId}
      media={item.media}
      cover={item.cover}
      title={item.title}
      sizes="(min-width: 1360px) 560px, (min-width: 768px) 60vw, 100vw"
    />
  );
}
