import { useCurrentUser } from '../../../lib/use-session.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { CorrespondentPicker } from './correspondent-picker.tsx';
import { InWhoseName } from './in-whose-name.tsx';
import { useInWhoseName } from './use-in-whose-name.ts';
import { useStart } from './use-start.ts';

/** Whom to write to, by name; the choice opens the conversation. */
export function NewConversation({ onClose }: { onClose: () => void }) {
  const { role } = useCurrentUser();
  const { talentProfileId, ...choice } = useInWhoseName();
  const start = useStart();
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="New message"
      description={talentProfileId === undefined ? WHOM[role] : WHOM_FOR[role]}
    >
      <div className="grid gap-3">
        <InWhoseName {...choice} />
        <CorrespondentPicker
          key={talentProfileId}
          talentProfileId={talentProfileId}
          isPending={start.isPending}
          onChoose={({ userId }) =>
            start.mutate(
              { userId, talentProfileId: talentProfileId ?? null },
              { onSuccess: onClose },
            )
          }
        />
      </div>
    </Dialog>
  );
}

const WHOM = {
  client: 'Talent, agents, and colleagues on your productions.',
  talent: 'Whoever represents you, and casting where you applied or were asked.',
  agent: 'Your talents and colleagues. To write to casting for a talent, work as them first.',
  admin: 'Anyone on Callboard.',
};

const WHOM_FOR = {
  ...WHOM,
  talent: 'Whoever represents them, and casting where they applied or were asked.',
  agent: 'Casting where they applied or were asked.',
};
