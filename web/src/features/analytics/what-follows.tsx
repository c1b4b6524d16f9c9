import { Card } from '../../ui/card.tsx';

/** No figure is made up: what is not counted yet is said. */
export function WhatFollows() {
  return (
    <Card title="Not counted yet">
      <p className="text-13 text-muted">
        How often the profile appears in searches, how often reels and tapes are played, and how
        many searches each missing answer costs. These stand here once they are counted, from that
        day on.
      </p>
    </Card>
  );
}
