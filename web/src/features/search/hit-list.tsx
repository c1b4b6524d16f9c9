import { Clapperboard, Drama, type LucideIcon, UserRound } from 'lucide-react';
import { classes } from '../../ui/classes.ts';
import { ITEM_LOOK } from '../../ui/menu-look.ts';
import { VerifiedMark } from '../verification/mark/api.ts';
import type { HitGroup, SearchHit } from './search-hit.ts';
import { LIST_MAX_HEIGHT } from './search-rules.ts';

const ICONS: Record<SearchHit['type'], LucideIcon> = {
  production: Clapperboard,
  role: Drama,
  application: UserRound,
};

type Props = {
  id: string;
  group: HitGroup;
  hitId: (hit: SearchHit) => string;
  activeId: string | undefined;
  onPoint: (hit: SearchHit) => void;
  onChoose: (hit: SearchHit) => void;
};

export function HitList({ id, group, hitId, activeId, onPoint, onChoose }: Props) {
  const Icon = ICONS[group.type];
  return (
    <section className="flex min-h-20 flex-col border-line border-t p-1 first:border-t-0">
      <p aria-hidden="true" className="shrink-0 px-2.5 pt-2 pb-1 font-medium text-12 text-muted">
        {group.label}
      </p>
      <div
        id={id}
        role="listbox"
        aria-label={group.label}
        style={{ maxHeight: LIST_MAX_HEIGHT }}
        className="min-h-0 overflow-y-auto"
      >
        {group.hits.map((hit) => {
          const isActive = hitId(hit) === activeId;
          return (
            // biome-ignore lint/a11y/useKeyWithClickEvents: keys are pressed in the box, which names the active option
            // biome-ignore lint/a11y/useFocusableInteractive: keys are pressed in the box, which names the active option
            <div
              key={hit.id}
              id={hitId(hit)}
              role="option"
              aria-selected={isActive}
              data-highlighted={isActive ? '' : undefined}
              onPointerMove={() => onPoint(hit)}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => onChoose(hit)}
              className={classes(ITEM_LOOK, 'min-h-11')}
            >
              <Icon aria-hidden="true" className="size-4 text-muted" />
              <span className="grid min-w-0 flex-1">
                <span className="flex min-w-0 items-center gap-1">
                  <span className="truncate font-medium">{hit.title}</span>
                  <VerifiedMark verified={hit.verified} />
                </span>
                <span className="truncate text-12 text-muted">{hit.details.join(' · ')}</span>
              </span>
              {hit.date !== undefined && (
                <span className="shrink-0 self-start pt-px text-12 text-muted tabular-nums">
                  {hit.date}
                </span>
              )}
            </div>
          );
        })}
      </div>
    </section>
  );
}
