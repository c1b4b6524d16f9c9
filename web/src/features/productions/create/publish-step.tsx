import type { Production } from '@callboard/contract/productions';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { payInWords } from '../../../lib/casting/role-words.ts';
import { Button } from '../../../ui/button.tsx';
import { TickLine } from '../../../ui/valued/tick-line.tsx';
import { PublishDialog, rolesQuery } from '../../production-roles/api.ts';
import { isUnpublished } from '../roles/publishable.ts';
import { StepFrame } from './step-frame.tsx';

/** Out into the world, or kept as a draft. */
export function PublishStep({ production }: { production: Production }) {
  const navigate = useNavigate();
  const roles = useQuery(rolesQuery(production.id)).data?.items.filter(isUnpublished) ?? [];
  const [leftOut, setLeftOut] = useState<readonly string[]>([]);
  const [isPublishing, setIsPublishing] = useState(false);
  const chosen = roles.filter(({ id }) => !leftOut.includes(id));
  const done = () => void navigate({ to: '/productions/$id', params: { id: production.id } });
  return (
    <StepFrame
      step="publish"
      id={production.id}
      title="Publish, or keep as a draft?"
      lead={
        roles.length === 0
          ? 'There are no roles to publish yet. The production is kept as a draft.'
          : 'Published roles go out together as one breakdown. Nobody sees a draft but your team.'
      }
      onSubmit={() => setIsPublishing(true)}
      actions={
        <>
          <Button asChild size={44}>
            <Link to="/productions/$id" params={{ id: production.id }}>
              Keep as draft
            </Link>
          </Button>
          {roles.length > 0 && (
            <Button type="submit" look="primary" size={44} disabled={chosen.length === 0}>
              {chosen.length === 1 ? 'Publish 1 role…' : `Publish ${chosen.length} roles…`}
            </Button>
          )}
        </>
      }
    >
      {roles.length > 0 && (
        <ul
          aria-label="Roles to publish"
          className="divide-y divide-line rounded-card border border-line bg-raised"
        >
          {roles.map((role) => (
            <li key={role.id} className="flex items-center justify-between gap-3 px-4 py-1.5">
              <TickLine
                label={role.title}
                isTicked={!leftOut.includes(role.id)}
                onTick={(isTicked) =>
                  setLeftOut(
                    isTicked ? leftOut.filter((id) => id !== role.id) : [...leftOut, role.id],
                  )
                }
              />
              <span className="shrink-0 text-13 text-muted">{payInWords(role)}</span>
            </li>
          ))}
        </ul>
      )}
      {isPublishing && (
        <PublishDialog
          productionId={production.id}
          roles={chosen}
          onPublished={done}
          onClose={() => setIsPublishing(false)}
        />
      )}
    </StepFrame>
  );
}
