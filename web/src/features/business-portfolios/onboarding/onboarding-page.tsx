import { Link } from '@tanstack/react-router';
import { Button } from '../../../ui/button.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { OnboardingStep } from './onboarding-step.tsx';
import { useSteps } from './use-steps.ts';

/** From an empty desk to a roster, in three steps that know what is done already. */
export function OnboardingPage() {
  const { steps, isPending, error, retry } = useSteps();
  const done = steps.filter(({ isDone }) => isDone).length;
  const isComplete = done === steps.length;
  return (
    <div className="mx-auto grid w-full max-w-[640px] grid-cols-[minmax(0,1fr)] gap-6 lg:py-8">
      <header className="grid gap-2">
        <h1 className="text-balance font-bold text-28">
          {isComplete ? 'Your desk is ready' : 'From an empty desk to a roster'}
        </h1>
        <p className="text-16 text-muted">
          {isComplete
            ? 'Choose whom to work for today.'
            : 'Your business, your first talent, your first colleague. Each takes a minute.'}
        </p>
      </header>
      {error !== null && (
        <ErrorState
          title="How far you are could not be loaded"
          text={error.message}
          onRetry={retry}
        />
      )}
      {isPending && (
        <div aria-busy="true" className="grid gap-3">
          {steps.map(({ title }) => (
            <Skeleton key={title} className="h-24 rounded-card" />
          ))}
        </div>
      )}
      {!isPending && error === null && (
        <>
          <ol aria-label={`${done} of ${steps.length} done`} className="grid gap-3">
            {steps.map((step, index) => (
              <OnboardingStep
                key={step.title}
                step={step}
                number={index + 1}
                isCurrent={index === steps.findIndex(({ isDone }) => !isDone)}
              />
            ))}
          </ol>
          <div>
            <Button asChild look={isComplete ? 'primary' : 'quiet'}>
              <Link to="/talent-selection">
                {isComplete ? 'Go to your talents' : 'Later. Go to your talents'}
              </Link>
            </Button>
          </div>
        </>
      )}
    </div>
  );
}
