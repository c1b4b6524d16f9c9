import type { PreviewViewer } from '@callboard/contract/profile-preview';
import { Link, useNavigate } from '@tanstack/react-router';
import { Button } from '../../ui/button.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import type { OwnSide } from './use-own-side.ts';

const VIEWERS: readonly { value: PreviewViewer; label: string }[] = [
  { value: 'public', label: 'Everyone' },
  { value: 'professionals', label: 'Professionals' },
];

type Props = { id: string; as: PreviewViewer; ownSide: OwnSide | undefined };

/** Above the profile while its own side looks at it with other eyes. */
export function PreviewBanner({ id, as, ownSide }: Props) {
  const navigate = useNavigate();
  if (ownSide === undefined) return null;
  return (
    <section
      aria-label="Preview"
      className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card border border-line bg-info-soft px-4 py-3"
    >
      <p className="min-w-0 flex-1 basis-72 text-14 text-info">{sentence(as, ownSide)}</p>
      <Segmented
        label="Seen by"
        options={VIEWERS}
        value={as}
        onValueChange={(value) =>
          void navigate({ to: '/talent/$id', params: { id }, search: { as: value }, replace: true })
        }
      />
      <Button asChild>
        {ownSide.editing ? (
          <Link to="/profile" search={ownSide.editing}>
            Back to editing
          </Link>
        ) : (
          <Link to="/talent/$id" params={{ id }}>
            Back to your view
          </Link>
        )}
      </Button>
    </section>
  );
}

function sentence(as: PreviewViewer, { visibility, isMinor, isTheirs }: OwnSide): string {
  const [whose, ofWhom] = isTheirs ? ['Your', 'your'] : ['This', 'this'];
  if (visibility === 'hidden') {
    const few = isTheirs
      ? 'your agents and those you applied to'
      : 'their agents and those they applied to';
    return `${whose} profile is hidden: everyone but ${few} sees nothing. This is what they would see.`;
  }
  if (as === 'professionals') return `This is how professionals see ${ofWhom} profile`;
  if (isMinor || visibility === 'professionals') {
    return `${whose} profile is for professionals only: everyone else sees nothing. This is what they would see.`;
  }
  return `This is how everyone sees ${ofWhom} profile`;
}
