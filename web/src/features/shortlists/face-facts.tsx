import type { ShortlistEntry } from '@callboard/contract/shortlists';
import { agesOf, genderWord } from './words.ts';

type Face = Pick<
  ShortlistEntry,
  'playingAgeMin' | 'playingAgeMax' | 'place' | 'agencyName' | 'gender'
>;

type Props = {
  face: Face;
  /** What it is called where the reader is. */
  playingAge: string;
  /** In the reader's units. */
  height: string | null;
};

/** What is known of someone at a glance; nothing has a place that is not known. */
export function FaceFacts({ face, playingAge, height }: Props) {
  const facts: [string, string | null][] = [
    [playingAge, agesOf(face)],
    ['Height', height],
    ['Based in', face.place],
    ['Gender', genderWord(face)],
    ['Agency', face.agencyName],
  ];
  return (
    <dl className="grid grid-cols-2 gap-x-4 gap-y-2.5 text-13">
      {facts.flatMap(([term, text]) =>
        text === null
          ? []
          : [
              <div key={term} className="min-w-0">
                <dt className="text-12 text-muted">{term}</dt>
                <dd className="wrap-anywhere font-medium">{text}</dd>
              </div>,
            ],
      )}
    </dl>
  );
}
