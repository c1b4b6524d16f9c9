import type { Conversation, ConversationPerson } from '@callboard/contract/conversations';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Ban, Ellipsis, Flag, Undo2, UserRound } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '../../../ui/dropdown-menu.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { BlockDialog } from '../people/block-dialog.tsx';
import { blocksQuery, useUnblock } from '../people/block-queries.ts';
import { blockableOf, facesOf } from '../people/people-words.ts';

const ReportDialog = lazy(async () => ({
  default: (await import('../../moderation/api.ts')).ReportDialog,
}));

type Question = { kind: 'block' | 'report'; person: ConversationPerson };

/** What can be done about the people of a conversation. Nothing where there is nobody to do it about. */
export function ThreadMenu({ conversation }: { conversation: Conversation }) {
  const [isOpen, setIsOpen] = useState(false);
  const [question, setQuestion] = useState<Question>();
  const isBlocking = conversation.abilities.refusal === 'you_blocked';
  const blocks = useQuery({ ...blocksQuery, enabled: isOpen || isBlocking });
  const unblock = useUnblock();
  const blocked = new Set(blocks.data?.items.map(({ userId }) => userId));
  const people = blockableOf(conversation);
  const talents = facesOf(conversation).filter(({ talentProfileId }) => talentProfileId !== null);
  const close = () => setQuestion(undefined);
  if (people.length === 0 && talents.length === 0) return null;
  return (
    <>
      <DropdownMenu open={isOpen} onOpenChange={setIsOpen}>
        <DropdownMenuTrigger>
          <IconButton icon={Ellipsis} label="More about this conversation" />
        </DropdownMenuTrigger>
        <DropdownMenuContent>
          {talents.map(({ userId, name, talentProfileId }) => (
            <DropdownMenuItem key={userId} asChild>
              <Link to="/talent/$id" params={{ id: talentProfileId ?? '' }}>
                <UserRound aria-hidden="true" className="size-4 text-muted" />
                {name}’s profile
              </Link>
            </DropdownMenuItem>
          ))}
          {talents.length > 0 && people.length > 0 && <DropdownMenuSeparator />}
          {people.map((person) =>
            blocked.has(person.userId) ? (
              <DropdownMenuItem
                key={person.userId}
                icon={Undo2}
                onSelect={() => unblock.mutate(person)}
              >
                Unblock {person.name}
              </DropdownMenuItem>
            ) : (
              <DropdownMenuItem
                key={person.userId}
                icon={Ban}
                onSelect={() => setQuestion({ kind: 'block', person })}
              >
                Block {person.name}
              </DropdownMenuItem>
            ),
          )}
          {people.map((person) => (
            <DropdownMenuItem
              key={person.userId}
              icon={Flag}
              onSelect={() => setQuestion({ kind: 'report', person })}
            >
              Report {person.name}
            </DropdownMenuItem>
          ))}
        </DropdownMenuContent>
      </DropdownMenu>
      {question?.kind === 'block' && <BlockDialog person={question.person} onClose={close} />}
      {question?.kind === 'report' && (
        <Suspense>
          <ReportDialog
            isOpen
            onOpenChange={(isShown) => !isShown && close()}
            about={{ subject: 'user', subjectId: question.person.userId }}
            what="person"
            onReported={close}
          />
        </Suspense>
      )}
    </>
  );
}
