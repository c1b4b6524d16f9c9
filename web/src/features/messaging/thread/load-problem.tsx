import { FormAlert } from '../../../ui/form-alert.tsx';

type Props = { problem: Error; onRetry: () => void };

/** Above what is there, where more could not be loaded. */
export function LoadProblem({ problem, onRetry }: Props) {
  return (
    <div className="p-3">
      <FormAlert>
        {problem.message}{' '}
        <button type="button" onClick={onRetry} className="underline underline-offset-2">
          Try again
        </button>
      </FormAlert>
    </div>
  );
}
