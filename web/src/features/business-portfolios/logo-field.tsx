import { LIMITS } from '@callboard/contract/limits';
import { TEXTS } from '@callboard/contract/texts';
import { type ChangeEvent, useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { FieldMessages } from '../../ui/field-messages.tsx';
import { PortfolioLogo } from './portfolio-logo.tsx';

type Props = {
  /** One that was chosen and is not sent yet. */
  logo?: File | null;
  /** The one that is there. */
  logoUrl?: string | null;
  isPending?: boolean;
  error?: string | undefined;
  onChoose: (logo: File) => void;
  onRemove: () => void;
};

/** Images only. What is no image or over 5 MB is left aside without a word, as specified. */
export function LogoField({
  logo = null,
  logoUrl = null,
  isPending = false,
  error,
  onChoose,
  onRemove,
}: Props) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const chosenUrl = useObjectUrl(logo);
  const shown = chosenUrl ?? logoUrl;

  function choose(event: ChangeEvent<HTMLInputElement>) {
    const [file] = event.currentTarget.files ?? [];
    // So that the same file can be chosen again.
    event.currentTarget.value = '';
    if (file !== undefined && fits(file)) onChoose(file);
  }

  return (
    <fieldset disabled={isPending} aria-describedby={`${id}-messages`} className="min-w-0">
      <legend className="mb-1.5 font-medium text-13">Logo</legend>
      <div className="flex items-center gap-4">
        <PortfolioLogo logoUrl={shown} size={16} />
        <div className="grid min-w-0 gap-1.5">
          <div className="flex flex-wrap gap-2">
            <Button isPending={isPending} onClick={() => input.current?.click()}>
              {shown === null ? 'Choose logo' : 'Change logo'}
            </Button>
            {shown !== null && (
              <Button look="quiet" onClick={onRemove}>
                Remove
              </Button>
            )}
          </div>
          <FieldMessages
            id={`${id}-messages`}
            hint={TEXTS.businessPortfolio.logoHint}
            error={error}
          />
        </div>
        <input
          ref={input}
          type="file"
          aria-label="Logo"
          tabIndex={-1}
          accept="image/*"
          onChange={choose}
          className="sr-only"
        />
      </div>
    </fieldset>
  );
}

function fits({ type, size }: File): boolean {
  return type.startsWith('image/') && size <= LIMITS.logoBytes;
}

/** An address for a file, for as long as it is shown. */
function useObjectUrl(file: File | null): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (file === null) return setUrl(null);
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return url;
}
