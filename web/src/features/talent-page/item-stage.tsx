import type { PortfolioItem } from '@callboard/contract/portfolio-items';
import { KIND_ICONS } from '../../ui/kind-icons.ts';
import { AudioStage, DocumentStage, LinkStage } from './other-stages.tsx';
import { PhotoStage } from './photo-stage.tsx';
import { VideoPlayer } from './video-player.tsx';

type Props = { item: PortfolioItem; talent: { id: string; name: string } };

/** The work itself, as large as the page allows. */
export function ItemStage({ item, talent }: Props) {
  const { kind, media, cover, title, url } = item;
  if (kind === 'link' && url !== null) return <LinkStage url={url} title={title} cover={cover} />;
  if (media === null || media.status !== 'ready') return <NotReady item={item} />;
  if (kind === 'photo') return <PhotoStage media={media} alt={`${title}, ${talent.name}`} />;
  if (kind === 'video') {
    return (
      <VideoPlayer
        profileId={talent.id}
        media={media}
        cover={cover}
        title={title}
        sizes="(min-width: 960px) 896px, 100vw"
      />
    );
  }
  if (kind === 'audio') {
    return <AudioStage profileId={talent.id} media={media} cover={cover} title={title} />;
  }
  return <DocumentStage media={media} />;
}

/** Only its own side comes here so soon. */
function NotReady({ item: { kind } }: { item: PortfolioItem }) {
  const Icon = KIND_ICONS[kind];
  return (
    <div className="grid aspect-video place-content-center justify-items-center gap-3 rounded-card border border-line bg-raised text-13 text-muted">
      <Icon aria-hidden="true" className="size-6" />
      This is still being prepared
    </div>
  );
}
