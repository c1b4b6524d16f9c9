import { terms } from './term.ts';

export const hairColors = terms(
  'Black',
  'Dark brown',
  'Medium brown',
  'Light brown',
  'Auburn',
  'Red',
  'Strawberry blonde',
  'Dark blonde',
  'Light blonde',
  'Grey',
  'Salt and pepper',
  'White',
  'Dyed',
  'Bald',
);

export const hairLengths = terms(
  'Bald',
  'Shaved',
  'Short',
  'Chin',
  'Shoulder',
  'Long',
  'Very long',
);

export const hairStyles = terms(
  'Straight',
  'Wavy',
  'Curly',
  'Coily',
  'Afro',
  'Braids',
  'Locs',
  'Cornrows',
  'Twists',
  'Fade',
  'Mohawk',
  'Receding',
  'Wig-friendly',
);

export const facialHair = terms(
  'None',
  'Stubble',
  'Moustache',
  'Goatee',
  'Short beard',
  'Full beard',
  'Can grow',
);
