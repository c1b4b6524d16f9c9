import { Section } from './section.tsx';

type Props = { title: string; text: string | null | undefined };

export function TextSection({ title, text }: Props) {
  if (text == null || text === '') return null;
  return (
    <Section title={title}>
      <p className="wrap-anywhere whitespace-pre-line rounded-card border border-line bg-raised px-4 py-3">
        {text}
      </p>
    </Section>
  );
}
