import { CONTENT_FLAGS, REPLICA_USES } from '@callboard/contract/production-choices';
import { isOpenToMinors } from '@callboard/contract/role-problems';
import { CONTENT_WORDS, REPLICA_WORDS } from '../../../lib/casting/role-words.ts';
import { wordOptions } from '../../../lib/talent/profile-words.ts';
import { Lines } from '../../../ui/valued/line.tsx';
import { Ticks } from '../../../ui/valued/ticks.tsx';
import type { SectionProps } from './role-editor.ts';

const FOR_MINORS =
  'This role is open to children: a guardian applies for them, and it can have no nudity and no intimacy.';
const FOR_ADULTS =
  'Whoever applies reads this first. Nobody may be asked for nudity or intimacy in an audition, photo or tape.';

/** What someone would have to agree to do. */
export function ContentSection({ editor: { role, errors, change } }: SectionProps) {
  return (
    <div className="grid gap-4">
      <Ticks
        label="Content"
        hint={isOpenToMinors(role) ? FOR_MINORS : FOR_ADULTS}
        options={wordOptions(CONTENT_FLAGS, CONTENT_WORDS)}
        value={role.contentFlags}
        onValue={(contentFlags) => change({ contentFlags })}
        error={errors.contentFlags}
      />
      {role.contentFlags.length > 0 && (
        <Lines
          label="About the content"
          rows={2}
          placeholder="One kiss; intimacy coordinator attached."
          value={role.contentNote}
          onValue={(contentNote) => change({ contentNote })}
          error={errors.contentNote}
        />
      )}
    </div>
  );
}

/** What else may be made of a performance. Nothing, unless it is said. */
export function ReplicaSection({ editor: { role, errors, change } }: SectionProps) {
  const { replicaUses } = role;
  return (
    <div className="grid gap-4">
      <Ticks
        label="May the performance be copied or imitated by a computer?"
        hint={
          replicaUses.length === 0
            ? 'None chosen: no scan, no synthetic voice, no training. What is recorded is used as recorded.'
            : 'Applicants see this before they apply, and agree to it separately.'
        }
        options={wordOptions(REPLICA_USES, REPLICA_WORDS)}
        value={replicaUses}
        onValue={(uses) => change({ replicaUses: uses })}
        error={errors.replicaUses}
      />
      {replicaUses.length > 0 && (
        <Lines
          label="Fee and terms of consent"
          rows={2}
          value={role.replicaTerms}
          onValue={(replicaTerms) => change({ replicaTerms })}
          error={errors.replicaTerms}
        />
      )}
    </div>
  );
}
