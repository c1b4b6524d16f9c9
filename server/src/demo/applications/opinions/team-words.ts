/** What a team writes to itself, of whom. */
export const NOTES = {
  likes: [
    'Watch from 0:40: the acting stops and it gets very good.',
    'Second take. Listen to what happens before the line.',
    'Plays the joke straight and the grief sideways. Yes.',
    'Director smiled. I have it in writing.',
    'We met at Northgate: prepared, kind, on time.',
    'Reads older in the headshot than in the room.',
    'Would like to see this one beside the front-runner.',
    'Agent says another offer may land on Friday.',
    'The stillness. Nobody else had the stillness.',
    'Made the reader laugh, and our reader does not laugh.',
    'Took the note and changed the whole scene with it.',
    'Best entrance of the day.',
  ],
  doubts: [
    'Good, but it is the same good three times.',
    'Accent slips on the long vowels. Could be coached.',
    'Lovely reader, wrong decade.',
    'Too close to who we already have in mind beside them.',
    'Would see again for something with more jokes.',
    'Tape is dark; ask for another before we decide?',
    'Not this, but keep for the next block.',
  ],
  practical: [
    'Free from the second week, needs trains paid.',
    'Can do mornings only until the tour ends.',
    'Has a pencil elsewhere; agent will ring.',
    'Asked for the pages in large print.',
  ],
} as const;

export const TAGS = {
  likes: ['front-runner', 'great tape', 'director likes', 'chemistry read', 'new to us'],
  doubts: ['keep for later', 'wrong age', 'accent', 'other role?'],
  practical: ['check dates', 'on tour until spring', 'local', 'needs tape'],
} as const;
