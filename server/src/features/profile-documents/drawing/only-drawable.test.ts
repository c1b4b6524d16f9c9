import { describe, expect, it } from 'vitest';
import type { Resume } from '../resume/resume.ts';
import { onlyDrawable } from './only-drawable.ts';

const isLatin = (codePoint: number) => codePoint < 0x250;
const resume = (given: Partial<Resume>) =>
  ({
    name: 'Mara',
    legalName: 'Mara Lyle',
    skills: [],
    updatedAt: new Date(0),
    ...given,
  }) as Resume;

describe('what is drawn', () => {
  it('has no signs that the fonts lack, wherever they stand', () => {
    const drawn = onlyDrawable(
      resume({ headline: 'Dry 🎭 and quick', skills: ['Tap 👞'] }),
      isLatin,
    );
    expect(drawn).toMatchObject({ headline: 'Dry and quick', skills: ['Tap'] });
    expect(drawn.updatedAt).toEqual(new Date(0));
  });

  it('names a talent by the name that can be drawn', () => {
    expect(onlyDrawable(resume({ name: 'مارا' }), isLatin).name).toBe('Mara Lyle');
    expect(onlyDrawable(resume({ name: 'مارا', legalName: '李' }), isLatin).name).toBe('مارا');
  });
});
