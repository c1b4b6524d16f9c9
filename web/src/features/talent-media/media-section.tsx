import { GalleryCard } from './gallery-card.tsx';
import { PortfolioCard } from './portfolio-card.tsx';

/** The editor's section for photos and work. Files that are on their way go on when it is left. */
export function MediaSection({ profileId }: { profileId: string }) {
  return (
    <div className="grid min-w-0 gap-5">
      <GalleryCard profileId={profileId} />
      <PortfolioCard profileId={profileId} />
    </div>
  );
}
