import type { FieldErrors } from '@callboard/contract/errors';
import { LIMITS } from '@callboard/contract/limits';
import type { Question } from '@callboard/contract/role-form';
import { TextareaField } from '../../ui/textarea-field.tsx';

type Props = {
  questions: readonly Question[];
  answers: Record<string, string>;
  errors: FieldErrors;
  onChange: (answers: Record<string, string>) => void;
};

/** What the team wants to know, in their own words. */
export function QuestionFields({ questions, answers, errors, onChange }: Props) {
  return questions.map(({ id, text, isRequired }, place) => (
    <TextareaField
      key={id}
      label={text}
      required={isRequired}
      rows={2}
      maxLength={LIMITS.textLength}
      value={answers[id] ?? ''}
      error={errors[`answers.${place}`] ?? errors[`answers.${place}.text`]}
      onChange={(event) => onChange({ ...answers, [id]: event.currentTarget.value })}
    />
  ));
}
