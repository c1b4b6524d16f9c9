/** What the team writes beside the first faces of a list; no link shows it. */
export const NOTES: readonly (string | null)[] = [
  'Our first choice. Keep her at the top whatever he says.',
  'Free until the end of the second block.',
  null,
  'See beside Morag: the same age, another temper.',
  null,
  'He asked for somebody who has driven a lorry. She has.',
];

/** What those who hold the link say of the first faces. */
export const SAID: readonly {
  viewer: 'director' | 'producer';
  face: number;
  rating: number | null;
  comment: string | null;
}[] = [
  { viewer: 'director', face: 0, rating: 5, comment: 'Yes. The pause before the door.' },
  { viewer: 'director', face: 1, rating: 4, comment: 'Warm. Could she be less so?' },
  { viewer: 'director', face: 2, rating: 4, comment: null },
  { viewer: 'director', face: 3, rating: 2, comment: 'Lovely, in another film.' },
  { viewer: 'producer', face: 0, rating: 4, comment: 'Agree, if her dates hold.' },
  { viewer: 'producer', face: 2, rating: 5, comment: 'Funny, and it costs her nothing.' },
  { viewer: 'producer', face: 4, rating: null, comment: 'Who is this? More, please.' },
];

export const VIEWERS = { director: 'Hanna Voss-Lindqvist', producer: 'Piers Abernethy' } as const;
