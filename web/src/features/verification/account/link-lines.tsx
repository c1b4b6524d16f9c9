import { LIMITS } from '@callboard/contract/limits';
import { verificationFormSchema } from '@callboard/contract/verification';
import { Plus, X } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { FieldMessages } from '../../../ui/field-messages.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Input } from '../../../ui/input.tsx';

type Props = {
  links: readonly string[];
  error: string | undefined;
  onLinks: (links: string[]) => void;
};

/** A line that is empty is left out. */
const isAddress = (line: string) =>
  line.trim() === '' || verificationFormSchema.shape.links.element.safeParse(line.trim()).success;

const MESSAGES = 'verification-links-messages';

/** Addresses where one's work can be seen, a line each. */
export function LinkLines({ links, error, onLinks }: Props) {
  return (
    <fieldset aria-describedby={MESSAGES} className="grid gap-2">
      <legend className="mb-1.5 font-medium text-13">Links</legend>
      {links.map((link, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines have nothing of their own but their place
        <div key={at} className="flex gap-2">
          <Input
            type="url"
            aria-label={`Link ${at + 1}`}
            aria-invalid={error !== undefined && !isAddress(link)}
            placeholder="https://"
            maxLength={LIMITS.urlLength}
            value={link}
            onChange={(event) => onLinks(links.with(at, event.target.value))}
          />
          <IconButton
            icon={X}
            label={`Remove link ${at + 1}`}
            onClick={() => onLinks(links.toSpliced(at, 1))}
          />
        </div>
      ))}
      {links.length < LIMITS.evidenceLinks && (
        <div>
          <Button onClick={() => onLinks([...links, ''])}>
            <Plus aria-hidden="true" className="size-4" />
            Add a link
          </Button>
        </div>
      )}
      <FieldMessages
        id={MESSAGES}
        hint="Credits, your company’s or agency’s page, an article."
        error={error}
      />
    </fieldset>
  );
}
