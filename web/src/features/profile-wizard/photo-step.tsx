import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { UserRound } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { PhotoControl } from '../account/api.ts';
import { completenessQuery, talentProfileQuery } from '../talent-profiles/api.ts';
import { StepFrame } from './step-frame.tsx';
import type { StepProps } from './walk.ts';

const ROLE = 'talent';
const PIXELS = 176;

export function PhotoStep({ whole: { profile }, walk }: StepProps) {
  const queries = useQueryClient();
  const [problem, setProblem] = useState<string>();
  const photo = profile.photoUrl ?? null;

  function refresh() {
    setProblem(undefined);
    for (const { queryKey } of [talentProfileQuery(profile.id), completenessQuery(profile.id)]) {
      void queries.invalidateQueries({ queryKey });
    }
  }

  function goOn(event: FormEvent) {
    event.preventDefault();
    if (photo === null) setProblem('There is no photo yet. Choose one, or skip this step.');
    else walk.onPass();
  }

  return (
    <StepFrame
      walk={walk}
      title="Show your face"
      lead="It is the first thing casting looks at. In daylight, as you are today."
      onSubmit={goOn}
      problem={problem}
    >
      <div className="flex flex-wrap items-center gap-6">
        <Face src={photo} />
        <div className="grid max-w-64 justify-items-start gap-3">
          <PhotoControl
            role={ROLE}
            label={photo === null ? 'Choose a photo' : 'Choose another'}
            onSaved={refresh}
          />
          <p className="text-13 text-muted">
            A photo from a phone is fine. No sunglasses, no filters, nobody else in it.
          </p>
        </div>
      </div>
      {photo !== null && (
        <p className="text-13 text-muted">
          More photos, a reel and voice clips have their place in{' '}
          <Link
            to="/profile"
            search={{ section: 'media' }}
            className="text-ink underline underline-offset-4"
          >
            your media
          </Link>
          . They can wait.
        </p>
      )}
    </StepFrame>
  );
}

function Face({ src }: { src: string | null }) {
  if (src !== null) {
    return (
      <img
        src={src}
        alt="How others see you"
        width={PIXELS}
        height={PIXELS}
        className="size-44 rounded-full bg-fill object-cover"
      />
    );
  }
  return (
    <span className="grid size-44 place-items-center rounded-full border border-line-strong border-dashed bg-sunk text-muted">
      <UserRound aria-hidden="true" strokeWidth={1.25} className="size-16" />
    </span>
  );
}
