import { useLocation } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { DoneFor } from './acts/done-for.tsx';
import { WhoRepresents } from './talent-side/who-represents.tsx';

type Props = {
  profileId: string;
  /** Whose it is, where it is not one's own. */
  name: string | undefined;
};

/** Who acts for a talent, and what they did. News of it leads here. */
export function RepresentationSection({ profileId, name }: Props) {
  const section = useRef<HTMLDivElement>(null);
  const isNamed = useLocation().hash === 'representation';
  useEffect(() => {
    if (isNamed) section.current?.scrollIntoView({ block: 'start' });
  }, [isNamed]);
  return (
    <div id="representation" ref={section} className="grid min-w-0 scroll-mt-20 gap-5">
      <WhoRepresents profileId={profileId} name={name} />
      <DoneFor profileId={profileId} name={name} />
    </div>
  );
}
