import { Link } from '@tanstack/react-router';
import { Avatar } from '../../ui/avatar.tsx';
import { Button } from '../../ui/button.tsx';
import { StepHeading } from '../../ui/step-heading.tsx';
import { HowComplete } from './how-complete.tsx';
import { isCrewOnly, isDone, type Step } from './steps.ts';
import { WIZARD } from './walk.ts';
import type { WholeProfile } from './whole-profile.ts';

const SUMMARIES = {
  found: {
    title: 'You can be found',
    text: 'Casting teams find you from now on. Applying is free, and nothing here is final.',
  },
  hidden: {
    title: 'Your profile is ready',
    text: 'Nobody new sees it until you say so. Applying works all the same, and is free.',
  },
  begun: {
    title: 'A good start',
    text: 'Casting searches by work, playing age and city. Add those, and you come up too.',
  },
};

/** What nobody is found without, as far as it is missing. */
function findGap(whole: WholeProfile): Step | undefined {
  const searchedBy = isCrewOnly(whole)
    ? (['work', 'place'] as const)
    : (['work', 'casting', 'place'] as const);
  return searchedBy.find((step) => !isDone(step, whole));
}

function standingOf({ profile }: WholeProfile, gap: Step | undefined): keyof typeof SUMMARIES {
  if (profile.visibility === 'hidden') return 'hidden';
  return gap === undefined ? 'found' : 'begun';
}

/** How it looks now, and where to go from here. */
export function FinishStep({ whole }: { whole: WholeProfile }) {
  const { profile } = whole;
  const name = profile.stageName ?? `${profile.firstName} ${profile.lastName}`;
  const gap = findGap(whole);
  const { title, text } = SUMMARIES[standingOf(whole, gap)];
  return (
    <div className="grid gap-7">
      <header className="grid justify-items-start gap-4">
        <Avatar
          src={profile.photoUrl}
          profileName={name}
          size="lg"
          className="m-2 size-24 text-28 ring-4 ring-accent ring-offset-4 ring-offset-paper"
        />
        <div className="grid gap-2">
          <StepHeading>{title}</StepHeading>
          <p className="max-w-[56ch] text-pretty text-16 text-muted">{text}</p>
        </div>
      </header>
      <HowComplete profileId={profile.id} />
      <div className="grid gap-2 border-line border-t pt-5 sm:flex sm:flex-wrap">
        {gap !== undefined && (
          <Button asChild look="primary" size={44}>
            <Link to={WIZARD} search={{ step: gap }}>
              Add what is missing
            </Link>
          </Button>
        )}
        <Button asChild look={gap === undefined ? 'primary' : 'plain'} size={44}>
          <Link to="/opportunities">Look for roles</Link>
        </Button>
        <Button asChild size={44}>
          <Link to="/talent/$id" params={{ id: profile.id }} search={{ as: 'professionals' }}>
            See your profile as others see it
          </Link>
        </Button>
        <Button asChild look="quiet" size={44}>
          <Link to="/profile">Go to your profile</Link>
        </Button>
      </div>
    </div>
  );
}
