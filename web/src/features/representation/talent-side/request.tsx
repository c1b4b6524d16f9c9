import type { Representation } from '@callboard/contract/representation';
import { relativeDate } from '../../../lib/relative-date.ts';
import { AgencyHead } from './agency-head.tsx';
import { RequestAnswers } from './request-answers.tsx';
import { TermsList } from './terms-list.tsx';
import { termsOf, type Whose } from './terms-words.ts';

type Props = {
  request: Representation;
  /** What it would take the place of. */
  replaced: Representation | undefined;
  whose: Whose;
  /** Talent and guardian; an agent who looks waits with the others. */
  mayAnswer: boolean;
};

/** An agency asks: what it would do, in plain words, and the two answers. */
export function Request({ request, replaced, whose, mayAnswer }: Props) {
  const talent = whose.name ?? 'you';
  return (
    <div className="grid gap-4">
      <AgencyHead portfolio={request.portfolio}>{askedBy(request, replaced, talent)}</AgencyHead>
      <TermsList terms={termsOf(request, whose, replaced)} />
      {mayAnswer && (
        <>
          <p className="text-13 text-muted">{whatFollows(whose, replaced)}</p>
          <RequestAnswers
            request={request}
            done={
              replaced === undefined
                ? `${request.portfolio.name} represents ${talent} now`
                : 'The new terms hold now'
            }
          />
        </>
      )}
    </div>
  );
}

/** 'Joan Reed asks to represent you · 2 days ago' */
function askedBy(
  { requestedByName, requestedAt }: Representation,
  replaced: Representation | undefined,
  talent: string,
): string {
  const what = replaced === undefined ? `to represent ${talent}` : 'for other terms';
  const who = requestedByName === null ? `Asks ${what}` : `${requestedByName} asks ${what}`;
  return `${who} · ${relativeDate(requestedAt)}`;
}

function whatFollows({ name }: Whose, replaced: Representation | undefined): string {
  if (replaced !== undefined) return 'Until it is confirmed, what was agreed on before holds.';
  const does =
    name === undefined
      ? 'change your profile and answer for you'
      : `change ${name}’s profile and answer for ${name}`;
  return `Its agents can then ${does}. All that they do is listed under Representation, and it can be ended at any time.`;
}
