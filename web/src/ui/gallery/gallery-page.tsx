import { useState } from 'react';
import { PageHeader } from '../page-header.tsx';
import { Segmented } from '../segmented.tsx';
import { Toaster } from '../toaster.tsx';
import { ActionsSection } from './actions-section.tsx';
import { ContentSection } from './content-section.tsx';
import { FormSection } from './form-section.tsx';
import { InputsSection } from './inputs-section.tsx';
import { OverlaysSection } from './overlays-section.tsx';

const THEMES = [
  { value: 'system', label: 'System' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const;

type Theme = (typeof THEMES)[number]['value'];

/** Every part of the kit in its states; for us, while building. */
export function GalleryPage() {
  const [theme, setTheme] = useState<Theme>('system');
  function choose(chosen: Theme) {
    setTheme(chosen);
    if (chosen === 'system') delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = chosen;
  }
  return (
    <main className="mx-auto grid max-w-[1080px] grid-cols-[minmax(0,1fr)] gap-12 px-4 py-8 md:px-6">
      <PageHeader
        title="Callboard parts"
        actions={<Segmented label="Theme" options={THEMES} value={theme} onValueChange={choose} />}
      />
      <ActionsSection />
      <InputsSection />
      <FormSection />
      <OverlaysSection />
      <ContentSection />
      <Toaster />
    </main>
  );
}
