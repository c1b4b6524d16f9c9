import { MOST_LISTED, type TalentAnalytics } from '@callboard/contract/analytics';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { KIND_WORDS } from '../../../lib/talent/profile-words.ts';
import { Card } from '../../../ui/card.tsx';
import { classes } from '../../../ui/classes.ts';
import { KIND_ICONS } from '../../../ui/kind-icons.ts';
import { workQuery } from '../../talent-page/api.ts';
import { compare, thisPeriod } from '../compare.ts';
import { type Editor, EditorLink } from '../editor-link.tsx';
import { numberInWords } from '../metric-words.ts';
import { NothingHere } from './nothing-here.tsx';

type Props = {
  profileId: string;
  figures: Pick<TalentAnalytics, 'media' | 'totals' | 'period' | 'isBeforeCounted'>;
  editor: Editor | undefined;
};

/** Plays that are counted and not among those listed: of what is gone, or has not been played enough. */
function otherPlays({ media, totals }: Props['figures']): number {
  return totals.mediaPlays.now - media.reduce((sum, { now }) => sum + now, 0);
}

const playsInWords = (count: number) => `${numberInWords(count)} ${count === 1 ? 'play' : 'plays'}`;

/** Films and sounds, by how often they were played. */
export function MediaCard({ profileId, figures, editor }: Props) {
  const { media, period } = figures;
  const others = otherPlays(figures);
  return (
    <Card
      title="Watched and heard"
      description={`Films and sounds by how often they were played in ${thisPeriod(period.days)}.`}
    >
      {media.length === 0 && others === 0 && (
        <NothingHere
          next={
            editor && (
              <EditorLink editor={editor} section="media">
                Add a showreel or a voice reel
              </EditorLink>
            )
          }
        >
          Nothing was played.
        </NothingHere>
      )}
      {media.length > 0 && <Played profileId={profileId} figures={figures} />}
      {others > 0 && (
        <p className={classes('text-13 text-muted', media.length > 0 && 'mt-4')}>
          {media.length > 0 && 'And '}
          {playsInWords(others)} of{' '}
          {media.length < MOST_LISTED ? 'what has been removed' : 'others'}.
        </p>
      )}
    </Card>
  );
}

function Played({ profileId, figures }: Pick<Props, 'profileId' | 'figures'>) {
  const { media, period, isBeforeCounted } = figures;
  const { data } = useQuery(workQuery({ id: profileId, as: undefined }));
  const itemOf = (mediaId: string) => data?.items.find((item) => item.media?.id === mediaId)?.id;
  return (
    <ul className="-my-2 divide-y divide-line">
      {media.map(({ mediaId, title, kind, now, before }) => {
        const Icon = KIND_ICONS[kind];
        return (
          <li key={mediaId} className="flex items-center gap-3 py-2">
            <span className="grid size-9 shrink-0 place-items-center rounded-control bg-fill text-muted">
              <Icon aria-hidden="true" className="size-[18px]" />
            </span>
            <div className="min-w-0 flex-1">
              <p className="wrap-anywhere line-clamp-2 font-medium text-14">
                <Title profileId={profileId} itemId={itemOf(mediaId)} title={title} />
              </p>
              <p className="text-12 text-muted">
                {KIND_WORDS[kind]}
                {isBeforeCounted && ` · ${compare({ now, before }, period.days).words}`}
              </p>
            </div>
            <p className="text-right text-13 tabular-nums">
              <span className="font-medium">{numberInWords(now)}</span>{' '}
              <span className="text-muted">{now === 1 ? 'play' : 'plays'}</span>
            </p>
          </li>
        );
      })}
    </ul>
  );
}

type TitleProps = { profileId: string; itemId: string | undefined; title: string | null };

/** Leads to the piece of work, where it is still on the profile. */
function Title({ profileId, itemId, title }: TitleProps) {
  if (title === null) return <span className="text-muted">No longer on the profile</span>;
  if (itemId === undefined) return title;
  return (
    <Link
      to="/talent/$profileId/portfolio/$itemId"
      params={{ profileId, itemId }}
      className="underline-offset-4 hover:underline"
    >
      {title}
    </Link>
  );
}
