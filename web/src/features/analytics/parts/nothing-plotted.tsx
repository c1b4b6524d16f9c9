import type { Metric } from '@callboard/contract/analytics';
import { Link } from '@tanstack/react-router';
import { ChartNoAxesColumn } from 'lucide-react';
import { useCurrentUser } from '../../../lib/use-session.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import type { Editor, ProfileSection } from '../editor-link.tsx';

type Words = { title: string; text: string };

const WORDS: Record<Metric, Words> = {
  profileViews: {
    title: 'Nobody has looked yet',
    text: 'Each time a client, an agent or another talent opens the profile, it is counted here.',
  },
  searchAppearances: {
    title: 'No search has found this yet',
    text: 'Casting filters by what a profile says: playing age, place, skills, languages.',
  },
  mediaPlays: {
    title: 'Nothing was played yet',
    text: 'Showreels and voice reels are counted here when others play them.',
  },
  callsViewed: {
    title: 'No calls were looked at',
    text: 'How many calls were opened, day by day, to see beside the applications.',
  },
  applied: {
    title: 'No applications yet',
    text: 'Applications appear here on the day that they are sent.',
  },
};

/** Where a metric grows in the profile; the others grow among the calls. */
const SECTIONS: Partial<Record<Metric, { section: ProfileSection; words: string }>> = {
  profileViews: { section: 'about', words: 'Say more in the profile' },
  searchAppearances: { section: 'skills', words: 'Add skills and languages' },
  mediaPlays: { section: 'media', words: 'Add a reel' },
};

type Props = { metric: Metric; editor: Editor | undefined };

export function NothingPlotted({ metric, editor }: Props) {
  return (
    <EmptyState
      icon={ChartNoAxesColumn}
      {...WORDS[metric]}
      action={<NextStep metric={metric} editor={editor} />}
    />
  );
}

function NextStep({ metric, editor }: Props) {
  const { role } = useCurrentUser();
  const place = SECTIONS[metric];
  if (place !== undefined) {
    if (editor === undefined) return null;
    return (
      <Button asChild>
        <Link to={editor.to} search={{ ...editor.search, section: place.section }}>
          {place.words}
        </Link>
      </Button>
    );
  }
  if (role === 'admin') return null;
  return (
    <Button asChild>
      <Link to="/opportunities">See what is being cast</Link>
    </Button>
  );
}
