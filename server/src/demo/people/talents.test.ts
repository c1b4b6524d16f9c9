import { LIMITS } from '@callboard/contract/limits';
import { describe, expect, it } from 'vitest';
import { accents } from '../../features/reference-data/vocabulary/accents.ts';
import { certificationTypes } from '../../features/reference-data/vocabulary/certification-types.ts';
import { ethnicities } from '../../features/reference-data/vocabulary/ethnicities.ts';
import { languages } from '../../features/reference-data/vocabulary/languages.ts';
import { skills } from '../../features/reference-data/vocabulary/skills.ts';
import { talentCategories } from '../../features/reference-data/vocabulary/talent-categories.ts';
import { talentTypes } from '../../features/reference-data/vocabulary/talent-types.ts';
import { unionMemberships, unions } from '../../features/reference-data/vocabulary/unions.ts';
import { planPortfolio } from '../clips/plan-portfolio.ts';
import { planGallery } from '../photos/plan-gallery.ts';
import { bioWriter } from '../profiles/bios/write-bio.ts';
import { planCredits } from '../profiles/credits/plan-credits.ts';
import { planAbout } from '../profiles/plan-about.ts';
import { planAccents } from '../profiles/plan-accents.ts';
import { planCertifications } from '../profiles/plan-certifications.ts';
import { planLanguages } from '../profiles/plan-languages.ts';
import { planSkills } from '../profiles/plan-skills.ts';
import { planTraining } from '../profiles/plan-training.ts';
import { planTraits } from '../profiles/plan-traits.ts';
import { planUnions } from '../profiles/plan-unions.ts';
import { TALENTS, talentOf } from './talents.ts';
import { timeZoneAt } from './time-zone.ts';

const YEAR = 2026;
const of = <Fact>(plan: (talent: (typeof TALENTS)[number]) => Fact) => TALENTS.map(plan);

describe('the demo’s talents', () => {
  it('are two hundred and forty, each with a name and a headline of their own', () => {
    expect(new Set(of(({ key }) => key)).size).toBe(240);
    expect(new Set(of(({ headline }) => headline)).size).toBe(240);
    for (const { headline } of TALENTS) expect(headline.length).toBeLessThan(LIMITS.headlineLength);
    expect(TALENTS.filter(({ kind }) => kind === 'crew')).toHaveLength(21);
  });

  it('tell about themselves in words of their own, the same on every machine', () => {
    const tell = () => {
      const write = bioWriter();
      return of((talent) => {
        const school = planTraining(talent, YEAR).at(-1)?.institution;
        return write({ talent, credits: planCredits(talent), school });
      });
    };
    const bios = tell();
    expect(new Set(bios).size).toBe(240);
    expect(tell()).toEqual(bios);
    for (const bio of bios) expect(bio).not.toMatch(/[{}[\]]|undefined| {2}/);
  });

  it('play people of about their age, and worked only since they were old enough', () => {
    for (const talent of TALENTS) {
      const { age, playingAge, kind } = talent;
      const [youngest, oldest] = playingAge ?? [age, age];
      // A voice has no age.
      if (kind !== 'voice') expect(age - youngest).toBeLessThanOrEqual(8);
      expect(youngest).toBeLessThanOrEqual(age);
      expect(oldest).toBeGreaterThanOrEqual(age);
      expect(oldest - age).toBeLessThanOrEqual(8);
      for (const { ago } of planCredits(talent)) {
        expect(age - ago).toBeGreaterThanOrEqual(kind === 'child' ? 5 : 16);
      }
      for (const { fromYear, toYear } of planTraining(talent, YEAR)) {
        expect(age - (YEAR - fromYear)).toBeGreaterThanOrEqual(15);
        expect(toYear).toBeLessThanOrEqual(YEAR);
      }
    }
    expect(planCredits(talentOf('desmond-achterberg'))).toHaveLength(40);
    expect(planCredits(talentOf('emmeline-otway'))).toHaveLength(3);
  });

  it('are described in the words of the reference lists', () => {
    const ids = (terms: readonly { id: string }[]) => terms.map(({ id }) => id);
    const first = <Id>(pairs: readonly (readonly [Id, unknown])[]) => pairs.map(([id]) => id);
    const second = <Id>(pairs: readonly (readonly [unknown, Id])[]) => pairs.map(([, id]) => id);
    const all = (plan: (talent: (typeof TALENTS)[number]) => string[]) => [
      ...new Set(of(plan).flat()),
    ];
    const expectKnown = (used: string[], list: readonly { id: string }[]) =>
      expect(used.filter((id) => !ids(list).includes(id))).toEqual([]);
    expectKnown(
      all((talent) => first(planSkills(talent))),
      skills,
    );
    expectKnown(
      all((talent) => first(planLanguages(talent))),
      languages,
    );
    expectKnown(
      all((talent) => first(planAccents(talent))),
      accents,
    );
    expectKnown(
      all((talent) => first(planUnions(talent))),
      unions,
    );
    expectKnown(
      all((talent) => second(planUnions(talent))),
      unionMemberships,
    );
    expectKnown(
      all((talent) => planAbout(talent).categoryIds),
      talentCategories,
    );
    expectKnown(
      all((talent) => planAbout(talent).talentTypeIds),
      talentTypes,
    );
    expectKnown(
      all((talent) => planTraits(talent)?.ethnicityIds ?? []),
      ethnicities,
    );
    expectKnown(
      all((talent) => planCertifications(talent).map(({ typeId }) => typeId)),
      certificationTypes,
    );
  });

  it('live where there is a time', () => {
    for (const talent of TALENTS) {
      expect(() => new Intl.DateTimeFormat('en', { timeZone: timeZoneAt(talent) })).not.toThrow();
    }
  });

  it('have galleries of up to five photos, some a reel or a recording', () => {
    const sizes = of((talent) => planGallery(talent).length);
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(1);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(5);
    const clips = of((talent) => planPortfolio(talent, YEAR)).flat();
    const count = (kind: string) => clips.filter((clip) => clip.kind === kind).length;
    expect([count('video'), count('audio')]).toEqual([24, 16]);
    expect(planPortfolio(talentOf('mara-okonjo-lyle'), YEAR).map(({ kind }) => kind)).toEqual([
      'video',
      'audio',
      'link',
      'link',
    ]);
  });
});
