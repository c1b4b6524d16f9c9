import { AllPhotos } from './all-photos.tsx';
import { Certifications } from './certifications.tsx';
import { CreditsTable } from './credits-table.tsx';
import { LeveledList, type LeveledTerm } from './leveled-list.tsx';
import { MoreWork } from './more-work.tsx';
import { OwnHint } from './own-hint.tsx';
import { STRIP_LENGTH } from './photo-strip.tsx';
import { Showreel } from './showreel.tsx';
import { nameOf, type Talent } from './talent.ts';
import { TextSection } from './text-section.tsx';
import { TrainingList } from './training-list.tsx';
import type { OwnSide } from './use-own-side.ts';
import type { TermName } from './use-term-names.ts';

type Props = { talent: Talent; termName: TermName; ownSide: OwnSide | undefined };

/** What they have done and can do. Parts with nothing in them are not there. */
export function TalentWork({ talent, termName, ownSide }: Props) {
  const { profile, info, photos, work } = talent;
  const { credits = [], training = [], languages = [], accents = [], skills = [] } = info;
  const reel = work.find(({ kind, media }) => kind === 'video' && media?.status === 'ready');
  const otherWork = work.filter((item) => item !== reel);
  const isTheirs = ownSide?.isTheirs === true;
  return (
    <div className="grid gap-6">
      {reel && <Showreel profileId={profile.id} item={reel} />}
      {isTheirs && !reel && <OwnHint section="media" text="Add a showreel: faces move people" />}
      {credits.length > 0 && <CreditsTable credits={credits} />}
      {isTheirs && credits.length === 0 && (
        <OwnHint section="credits" text="Add your credits: casting looks here first" />
      )}
      {otherWork.length > 0 && <MoreWork profileId={profile.id} items={otherWork} />}
      {training.length > 0 && <TrainingList training={training} />}
      <LeveledList
        title="Skills"
        noun="skills"
        terms={named(skills, ({ skillId }) => termName('skill', skillId))}
      />
      {isTheirs && skills.length === 0 && (
        <OwnHint section="skills" text="Add your skills, languages and accents" />
      )}
      <LeveledList
        title="Languages"
        noun="languages"
        terms={named(languages, ({ languageId }) => termName('language', languageId))}
      />
      <LeveledList
        title="Accents"
        noun="accents"
        terms={named(accents, ({ accentId }) => termName('accent', accentId))}
      />
      <Certifications certifications={info.certifications ?? []} termName={termName} />
      <TextSection title="Kit" text={info.kit} />
      <TextSection title="Access requirements" text={profile.accessRequirements} />
      {photos.length > STRIP_LENGTH && <AllPhotos photos={photos} name={nameOf(profile)} />}
      {isTheirs && photos.length === 0 && (
        <OwnHint section="media" text="Add photos: a headshot, a full length, a current look" />
      )}
    </div>
  );
}

/** Those whose names are known. */
function named<Term extends { level: LeveledTerm['level'] }>(
  terms: readonly Term[],
  nameOfTerm: (term: Term) => string | undefined,
): LeveledTerm[] {
  return terms.flatMap((term) => {
    const name = nameOfTerm(term);
    return name === undefined ? [] : [{ name, level: term.level }];
  });
}
