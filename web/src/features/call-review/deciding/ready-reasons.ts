/** What calls are refused for most. The team reads it as it stands. */
export const READY_REASONS = [
  {
    label: 'Asks for money',
    text: 'It asks applicants for money. Nobody pays to apply, to audition or to be cast.',
  },
  {
    label: 'Contact elsewhere',
    text: 'It sends applicants elsewhere. Please take out addresses, numbers and links; people apply and write here.',
  },
  {
    label: 'Pay unclear or too low',
    text: 'The pay is below what the work has to earn, or it is not clear. Please correct it and publish again.',
  },
  {
    label: 'Too little told',
    text: 'It does not tell enough of the work: please describe the role, the days and what will be seen.',
  },
  {
    label: 'Not a real casting',
    text: 'We could not establish that this production exists.',
  },
] as const;
