/** The second thing a bio says: what the work is like, by what they do. */
import type { Kind } from '../../people/talent.ts';

const PERFORMERS = [
  'There was {credit}, and then a long autumn of new plays in rooms above pubs.',
  'Directors have called me quick, calm and “irritatingly prepared”.',
  'I self-tape within a day, in a room that does not echo.',
  'Good with text, better with the silence after it.',
  'I have worked in three languages and been misunderstood in all of them, usefully.',
  'Recent credits include {credit}, and a pilot that may yet surprise us.',
  'I like a proper rehearsal and can live without one.',
  'Comfortable with verse, stunts up to a point, and children under any conditions.',
  'Trained at {school}, where I learned to breathe, fall and share a fridge.',
  'Casting tends to split between authority and people in trouble with it.',
  'I take notes once. After that they are in.',
  'Not afraid of the cold, heights, dogs or the long speech.',
  '[25+] I spent two winters in children’s theatre. Nothing has frightened me since.',
  'Looking for parts with work in them: somebody good at something, bad at something else.',
  'I do my own research, and yours if you leave it lying about.',
  'At {school} they gave me a prize for movement. I have since fallen down three staircases in character.',
  '[30+] My agentless years taught me contracts, which is worth more than it sounds.',
  'Happy in an ensemble and useful in a two-hander.',
  'What I look for is a director who is curious; the rest can be arranged.',
  'Night shoots suit me. So does being told exactly where the light is.',
  'I can cry on the left, if the key light is on the left.',
  'The best note I ever got was “less, and then mean it”.',
  'I work fast with strangers: chemistry reads are my favourite part of the week.',
  'Between jobs I read plays aloud with a group that has met on Mondays since before my first agent.',
  'My reel is two minutes long. I timed it against a kettle.',
  'I am comfortable with intimacy on screen when it is choreographed, and say so when it is not.',
  'There was a Chekhov, a zombie and a washing-machine advert last year. I prepared equally for all three.',
  'I have shot in deserts, lifts and one very small submarine.',
  'Physical work is welcome: I fence a little, climb a little and fall rather well.',
  'I learn lines walking, so you will find me going round the car park.',
  'On {credit} I learned how much can be done with a hat.',
  'Radio, voice and the odd corporate keep me in practice and in socks.',
  'I have an eye for props and have never walked off with one.',
  'Currently developing a one-person show about lighthouses. It is funnier than it sounds.',
];
const VOICES = [
  'Broadcast-quality booth, remote direction on any platform you like, files by evening.',
  'I cut my own tape, clean my own plosives and can be live in ten minutes.',
  'Long-form stamina: four finished hours a day without losing the villain.',
  'Trained at {school}, retrained by sound engineers.',
  'Reads cold, takes notes at speed, and keeps a log of every voice for the sequel.',
  'Audiobooks for three publishers, prompts for one very polite phone company.',
  'Character sheets welcome. So is “something like a walrus, but hurt”.',
];
const MOVERS = [
  'Injury-free, insured, and boringly serious about warm-ups.',
  'Contracts abroad have taught me to learn choreography over a bad line.',
  'Trained at {school}. I teach there when I am in town.',
  'I adapt steps to space: a stage, a ship, a corridor with one socket.',
  'Comfortable with lifts in both directions, heights, harnesses and water.',
  '{credit} was the hardest of it, and the best.',
  'I can hold a mark, a pose and my tongue.',
];
const FACES = [
  'Measurements are current and honest.',
  'I keep a rail of my own clothes by decade and can send photos of all of it.',
  'Early calls, wet locations and sudden hats are all welcome.',
  'A unit base in a muddy field is no trouble.',
  'Two long-running series trust me with their continuity.',
];
const CREWS = [
  'Recent work: {credit}, on time and without a single lost flight case.',
  'I train juniors as I go, because somebody did it for me.',
  'Happy to quote by the day, week or job. Happier to read the script first.',
  'Full kit list on request; insurance and method statements up to date.',
  'Equally at home on a six-week feature and a one-day shoot with a nervous client.',
  'I keep good paperwork. It is not romantic, and it gets people paid.',
  'References from three producers who are still speaking to each other.',
  'I plan for the weather we get.',
];

const MIDDLES: Partial<Record<Kind, readonly string[]>> = {
  voice: VOICES,
  dancer: MOVERS,
  stunt: MOVERS,
  capture: MOVERS,
  variety: MOVERS,
  model: FACES,
  background: FACES,
  crew: CREWS,
};

export function middlesFor(kind: Kind): readonly string[] {
  return MIDDLES[kind] ?? PERFORMERS;
}
