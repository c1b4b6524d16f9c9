import type { applications } from '../../features/applications/tables.ts';
import type { Random } from '../portraits/random.ts';
import { detailsOf, questionsOf } from '../productions/describe-role.ts';
import type { Posting } from '../productions/postings.ts';

type GivenAnswers = NonNullable<(typeof applications.$inferInsert)['answers']>;

/** What is only asked, half of them leave out. */
const LEFT_OUT = 0.5;

export function answersOf({ key, production, role }: Posting, dice: Random): GivenAnswers {
  const plans = detailsOf(production, role).questions ?? [];
  return questionsOf(key, plans).flatMap(({ id, text, isRequired }, index) => {
    const answers = plans[index]?.answers ?? [];
    if (!isRequired && dice.chance(LEFT_OUT)) return [];
    return [{ questionId: id, question: text, text: dice.pick(answers) }];
  });
}
