import type { DecisionMade } from '@callboard/contract/report-review';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { relativeDate } from '../../../lib/relative-date.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { DECISION_WORDS, SUBJECT_WORDS } from '../words.ts';
import { AppealForm } from './appeal-form.tsx';
import { ownDecisionsQuery } from './own-decisions.ts';

/** What moderators decided about oneself; most people never see it. */
export function ModerationCard() {
  const found = useQuery(ownDecisionsQuery);
  const items = found.data?.items ?? [];
  if (items.length === 0) return null;
  return (
    <Card
      title="Moderation decisions"
      description="What our moderators decided, and why. You can ask once for another look at each."
    >
      <ul className="divide-y divide-line">
        {items.map((item) => (
          <Decision key={item.id} item={item} />
        ))}
      </ul>
    </Card>
  );
}

function Decision({ item }: { item: DecisionMade }) {
  const [isAsking, setIsAsking] = useState(false);
  const { decision, subject, title, reason, decidedAt, liftedAt, appeal } = item;
  const mayAppeal = appeal === null && liftedAt === null;
  return (
    <li className="wrap-anywhere grid gap-1.5 py-3 text-13 first:pt-0 last:pb-0">
      <p className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span className="font-medium text-14">{DECISION_WORDS[decision]}</span>
        <span className="text-12 text-muted">{relativeDate(decidedAt)}</span>
      </p>
      <p className="text-muted">
        {SUBJECT_WORDS[subject]}: <bdi>{title}</bdi>
      </p>
      <p dir="auto" className="whitespace-pre-line">
        {reason}
      </p>
      {appeal !== null && <p className="text-muted">{answerTo(appeal)}</p>}
      {appeal === null && liftedAt !== null && <p className="text-muted">This was lifted.</p>}
      {mayAppeal && !isAsking && (
        <Button className="justify-self-start" onClick={() => setIsAsking(true)}>
          Ask for another look
        </Button>
      )}
      {mayAppeal && isAsking && (
        <AppealForm decisionId={item.id} onClose={() => setIsAsking(false)} />
      )}
    </li>
  );
}

function answerTo({ outcome, reason }: NonNullable<DecisionMade['appeal']>): string {
  if (outcome === null) return 'You asked for another look. A moderator reads it soon.';
  const stays =
    outcome === 'upheld'
      ? 'We looked again, and it stays'
      : 'We looked again, and it no longer counts';
  return reason === null ? `${stays}.` : `${stays}: ${reason}`;
}
