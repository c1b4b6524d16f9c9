import { type PasswordStrength, passwordStrength } from '@callboard/contract/password';

const STEPS: Record<PasswordStrength, { filled: number; colour: string; words: string }> = {
  'too short': { filled: 1, colour: 'bg-danger', words: 'Too short: at least 10 characters' },
  'too common': { filled: 1, colour: 'bg-danger', words: 'Too easy to guess' },
  fair: { filled: 2, colour: 'bg-warn', words: 'Fair' },
  good: { filled: 3, colour: 'bg-success', words: 'Good' },
  strong: { filled: 4, colour: 'bg-success', words: 'Strong' },
};

/** How well a password would stand up to guessing, while it is typed. */
export function PasswordStrengthMeter({ password }: { password: string }) {
  if (password === '') return <>At least 10 characters. A few words make a good one.</>;
  const { filled, colour, words } = STEPS[passwordStrength(password)];
  return (
    <span className="grid gap-1.5" aria-live="polite">
      <span aria-hidden="true" className="grid grid-cols-4 gap-1">
        {[1, 2, 3, 4].map((step) => (
          <span key={step} className={`h-1 rounded-full ${step <= filled ? colour : 'bg-line'}`} />
        ))}
      </span>
      {words}
    </span>
  );
}
