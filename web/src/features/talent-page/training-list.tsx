import type { PartOfInfo } from '@callboard/contract/professional-info';
import { Section } from './section.tsx';

type Training = NonNullable<PartOfInfo['training']>;

export function TrainingList({ training }: { training: Training }) {
  return (
    <Section title="Training">
      <ul className="rounded-card border border-line bg-raised px-4">
        {training.map(({ id, institution, course, teacher, fromYear, toYear }, at) => {
          const years = [...new Set([fromYear, toYear].filter((year) => year !== null))];
          const about = [course, teacher].filter(Boolean).join(' · ');
          return (
            <li
              key={id ?? at}
              className="wrap-anywhere grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 border-line border-t py-2.5 first:border-t-0"
            >
              <span className="font-medium">{institution}</span>
              <span className="text-muted tabular-nums">{years.join('–')}</span>
              {about !== '' && <span className="text-13 text-muted">{about}</span>}
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
