import { LIMITS } from '@callboard/contract/limits';
import type { SharedShortlist } from '@callboard/contract/shortlists';
import { type FormEvent, useState } from 'react';
import { shortDay } from '../../../lib/casting/days.ts';
import { Button } from '../../../ui/button.tsx';
import { Portrait } from '../../../ui/portrait.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { facesInWords } from '../words.ts';

/** As many faces as greet. */
const SHOWN = 4;

type Props = { list: SharedShortlist; onStart: (name: string) => void };

/** Who asks about whom, and who is asked. */
export function Welcome({ list, onStart }: Props) {
  const [name, setName] = useState('');
  const [isTried, setIsTried] = useState(false);
  const isMissing = name.trim() === '';
  function start(event: FormEvent) {
    event.preventDefault();
    setIsTried(true);
    if (!isMissing) onStart(name.trim());
  }
  const forWhat = [list.roleTitle, list.productionTitle].filter((part) => part !== null);
  return (
    <div className="mx-auto grid w-full max-w-[440px] grid-cols-[minmax(0,1fr)] gap-6 py-2 sm:py-10">
      {list.entries.length > 0 && (
        <div aria-hidden="true" className="grid grid-cols-4 gap-2">
          {list.entries.slice(0, SHOWN).map(({ id, name, photoUrl }) => (
            <Portrait key={id} name={name} photoUrl={photoUrl} isUrgent />
          ))}
        </div>
      )}
      <header className="grid gap-1.5">
        <p className="wrap-anywhere text-13 text-muted">{forWhat.join(' · ')}</p>
        <h1 dir="auto" className="wrap-anywhere text-balance font-bold text-28">
          {list.name}
        </h1>
        <p className="wrap-anywhere text-16">
          {list.sharedByName}
          {list.companyName !== null && ` of ${list.companyName}`} would like to know what you think
          of {facesInWords(list.entries.length)}.
        </p>
      </header>
      {list.entries.length === 0 ? (
        <p className="rounded-card bg-sunk p-4 text-14 text-muted">
          There is nobody on it yet. Come back with the same link: it is open until{' '}
          {shortDay(list.expiresAt)}.
        </p>
      ) : (
        <form noValidate onSubmit={start} className="grid gap-4">
          <TextField
            label="Your name"
            required
            autoComplete="name"
            maxLength={LIMITS.personNameLength}
            value={name}
            onChange={(event) => setName(event.target.value)}
            error={isTried && isMissing ? 'Please tell your name' : undefined}
            hint={`So that ${list.sharedByName} knows who said what. It is remembered in this browser.`}
          />
          <Button type="submit" look="primary" size={44}>
            Look at the faces
          </Button>
        </form>
      )}
    </div>
  );
}
