import { CREDIT_CATEGORIES } from '@callboard/contract/professional-info';
import { Clapperboard, GraduationCap } from 'lucide-react';
import { CREDIT_WORDS, wordOptions } from '../../lib/talent/profile-words.ts';
import type { Editor } from './editor.ts';
import { type Entry, isFilled, joined } from './entries.ts';
import { EntryList } from './entry-list.tsx';
import { SectionCard } from './section-card.tsx';

const CATEGORY_OPTIONS = wordOptions(CREDIT_CATEGORIES, CREDIT_WORDS);

const NEW_CREDIT = {
  category: 'film',
  production: '',
  role: null,
  billing: null,
  director: null,
  company: null,
  year: null,
};
const NEW_TRAINING = {
  institution: '',
  course: null,
  teacher: null,
  fromYear: null,
  toYear: null,
};

export function CreditsSection({ editor }: { editor: Editor }) {
  return (
    <SectionCard
      title="Credits and training"
      description="Work done and training, newest first. Saved as you go."
      editor={editor}
    >
      <EntryList
        editor={editor}
        list="credits"
        title="Credits"
        emptyIcon={Clapperboard}
        emptyText="Casting looks here first. Student films and amateur theatre count."
        addLabel="Add credit"
        newEntry={NEW_CREDIT}
        titleOf={({ production }) => String(production ?? '')}
        describe={describeCredit}
        fields={[
          { name: 'production', label: 'Production', required: true },
          { name: 'category', label: 'Kind', options: CATEGORY_OPTIONS },
          { name: 'role', label: 'Role' },
          { name: 'billing', label: 'Billing' },
          { name: 'director', label: 'Director' },
          { name: 'company', label: 'Company' },
          { name: 'year', label: 'Year', type: 'year' },
        ]}
      />
      <EntryList
        editor={editor}
        list="training"
        title="Training"
        emptyIcon={GraduationCap}
        emptyText="Schools, courses, workshops and private teachers."
        addLabel="Add training"
        newEntry={NEW_TRAINING}
        titleOf={({ institution }) => String(institution ?? '')}
        describe={describeTraining}
        fields={[
          { name: 'institution', label: 'Institution', required: true },
          { name: 'course', label: 'Course' },
          { name: 'teacher', label: 'Teacher' },
          { name: 'fromYear', label: 'From (year)', type: 'year' },
          { name: 'toYear', label: 'To (year)', type: 'year' },
        ]}
      />
    </SectionCard>
  );
}

function describeCredit({ category, role, billing, director, company, year }: Entry): string {
  const kind = CATEGORY_OPTIONS.find(({ value }) => value === category)?.label;
  const directed = isFilled(director) && `dir. ${String(director)}`;
  return joined([kind, role, billing, directed, company, year]);
}

function describeTraining({ course, teacher, fromYear, toYear }: Entry): string {
  const years = [...new Set([fromYear, toYear].filter(isFilled))].join('–');
  return joined([course, teacher, years]);
}
