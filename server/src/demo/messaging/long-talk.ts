import { MORE_EXCHANGES } from './more-exchanges.ts';
import { mara, tobias } from './people.ts';
import { DAYS, HOURS, type Said, type Talk } from './talk.ts';

/** What an agent and a talent have to say to each other in a year, a few lines at a time. */
const EXCHANGES: readonly string[] = [
  't: Self-tape for {part}, due {day}. Two scenes, plain wall.|m: Plain wall found. It has a nail in it.|t: Stand before the nail.',
  'm: How was the tape?|t: Second take of the first scene, first take of the second.|m: You always say that.|t: You always do that.',
  't: They liked you for {part}. They went another way, and they said which: shorter.|m: I can slouch.',
  'm: Train to {place} leaves at {time}, I am on it.|t: Door is on the left, ask for the casting room, not for the café.|m: There is a café?',
  't: Pencil for {part}, first option, {day} and the day after.|m: Inked in pencil.',
  'm: Is the fee for {part} before or after the buy-out?|t: Before. The buy-out is on top, and the 15% comes off both, sorry.|m: Never be sorry for maths.',
  't: Availability check for {part}: all of next month?|m: All but {day}, dentist.|t: The dentist has been told to be quick.',
  'm: I have lost my voice.|t: Completely?|m: I am typing, am I not.|t: Tea, honey, no {part} today. I have moved it to {day}.',
  't: Breakdown of the day: a doctor, a ghost and a woman who sells fish.|m: Ghost, please.|t: You are up for all three.',
  'm: The director asked me to cry on the left eye only.|t: And?|m: Left eye only 😌',
  't: New photos are up. The one by the window is the one.|m: I blinked in it.|t: That is why.',
  'm: Do I need to learn all nine pages for {part}?|t: Learn four, know nine.',
  't: {place} on {day}, {time}. Wardrobe says no green.|m: Everything I own is green.|t: Buy a scarf and send me the receipt.',
  'm: They asked if I ride. I said yes.|t: Do you?|m: A bicycle.|t: Lessons on {day}.',
  't: You have been shortlisted for {part}!|m: 🎉🎉🎉|t: Four people.|m: 🎉',
  'm: Question about the contract, page 3: “in perpetuity throughout the universe”.|t: Struck out. You keep the outer planets.',
  't: The play in {place} wants you for six weeks.|m: Is there a sea?|t: There is a canal.|m: Then yes.',
  'm: My mother asks when I will be on television again.|t: {day}, nine o’clock, second half.|m: She has told the street.',
  't: Reminder: union card runs out this month.|m: Renewed it in the queue for coffee.',
  'm: I think I was terrible.|t: They rang me before you were out of the building.|m: To complain?|t: To ask for dates.',
  't: Notes from {place}: “smaller, and then bigger”.|m: Which first?|t: They did not say. Do both.',
  'm: Could I have the {time} slot instead?|t: Swapped with a man who is afraid of lifts.',
  't: Voice job, one hour, a kettle.|m: I play the kettle?|t: You play someone who trusts the kettle.',
  'm: On my way, bus stuck behind a marching band.|t: I have told them. They said: how apt.',
  't: Did the travel money from {place} arrive?|m: Arrived, with a nice note.|t: Frame the note.',
  'm: I have an idea for the reel: begin with the quiet scene.|t: Brave. Let us try it for a month.',
  't: Holiday?|m: Three days, no signal, a tent.|t: Booked you out until {day}. Do not fall off anything.',
  'm: Back! Fell off something.|t: Photograph of the bruise, please. {part} wants bruises.',
  't: The answer for {part} is no, with love and a real reason: dates.|m: Real reasons hurt less.|t: They do.',
  'm: Thank you for yesterday. I needed someone to say it straight.|t: Any time. Well, not before eight.',
  't: {part}: they ask for your French.|m: C’est rouillé.|t: They love rusty.',
  'm: The sides have the wrong page 2.|t: New ones are on the call. Old page 2 was from a cooking show.|m: I had learnt the onions.',
  't: Press night seats: two for you, one for the aunt?|m: The aunt brings her own seat.',
  'm: Do we say yes to the student film?|t: If you like the script and they feed you.|m: Liked it. They have soup.|t: Then yes.',
  't: Casting of {part} is open again, the other one dropped out.|m: I never stopped learning it.',
];

const PARTS = ['Dr Vane', 'the sister', 'Mrs Orchard', 'the pilot', 'Lady Ash', 'the lodger'];
const WEEKDAYS = ['Monday', 'Tuesday', 'Thursday', 'Friday', 'Saturday'];
const PLACES = ['Leeds', 'Bristol', 'Cardiff', 'Hackney', 'Glasgow', 'Deptford', 'Margate'];
const TIMES = ['09:10', '10:45', '11:30', '14:00', '15:20', '16:40'];

const TOLD = [...EXCHANGES, ...MORE_EXCHANGES].map((exchange, told) =>
  exchange
    .split('|')
    .map(
      (line): Said => [line.startsWith('t:') ? tobias : mara, fill(line.slice('t: '.length), told)],
    ),
);

export const LONG_TALK: Talk = {
  key: 'tobias-mara',
  between: [tobias, mara],
  from: 290 * DAYS,
  to: 23 * HOURS,
  lines: TOLD.flat(),
  // Each exchange is over within the hour, and the next one comes days later.
  pausesBefore: new Set(TOLD.map((_, told) => TOLD.slice(0, told).flat().length)),
};

/** Each time with other parts, days and places. */
function fill(line: string, told: number): string {
  const one = (choices: readonly string[]) => choices[told % choices.length] ?? '';
  return line
    .replace('{part}', one(PARTS))
    .replace('{day}', one(WEEKDAYS))
    .replace('{place}', one(PLACES))
    .replace('{time}', one(TIMES));
}
