import type { PortfolioItem } from '@callboard/contract/portfolio-items';
import { Link } from '@tanstack/react-router';
import { pictureOf } from '../../lib/media-picture.ts';
import { KIND_WORDS } from '../../lib/talent/profile-words.ts';
import { KIND_ICONS } from '../../ui/kind-icons.ts';
import { Picture } from '../../ui/picture.tsx';
import { Folded } from './folded.tsx';
import { Section } from './section.tsx';

type Props = { profileId: string; items: readonly PortfolioItem[] };

/** What else they want to be seen with, each with a page of its own. */
export function MoreWork({ profileId, items }: Props) {
  return (
    <Section title="More work">
      <Folded items={items} limit={9} noun="pieces">
        {(shown) => (
          <ul className="grid grid-cols-2 gap-3 @md:grid-cols-3">
            {shown.map((item) => (
              <li key={item.id} className="min-w-0">
                <Link
                  to="/talent/$profileId/portfolio/$itemId"
                  params={{ profileId, itemId: item.id }}
                  className="grid gap-2 rounded-card"
                >
                  <Cover item={item} />
                  <span className="grid px-0.5">
                    <span className="line-clamp-2 wrap-anywhere font-medium text-13">
                      {item.title}
                    </span>
                    <span className="text-12 text-muted">
                      {[KIND_WORDS[item.kind], item.year].filter(Boolean).join(' · ')}
                    </span>
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        )}
      </Folded>
    </Section>
  );
}

function Cover({ item: { kind, cover, media } }: { item: PortfolioItem }) {
  const Icon = KIND_ICONS[kind];
  const picture = pictureOf(cover) ?? pictureOf(media);
  if (picture !== undefined) {
    return (
      <span className="relative block">
        <Picture {...picture} alt="" sizes="200px" className="aspect-4/3 w-full rounded-card" />
        {kind !== 'photo' && (
          <span className="absolute bottom-2 left-2 grid size-7 place-items-center rounded-full bg-[#131311]/70 text-[#f1efe8]">
            <Icon aria-hidden="true" className="size-4" />
          </span>
        )}
      </span>
    );
  }
  return (
    <span className="grid aspect-4/3 place-items-center rounded-card border border-line bg-raised text-muted">
      <Icon aria-hidden="true" className="size-6" />
    </span>
  );
}
