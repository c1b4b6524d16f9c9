import { expect, it } from 'vitest';
import { asksForNudity } from './audition-content.ts';

it.each([
  'Please be prepared to undress for the second scene.',
  'We will ask you to read topless.',
  'Tape the sex scene on page 4.',
  'Come in your underwear',
  'No singing. Full nudity in the second scene.',
  'You will be asked to take your top off.',
  'Please remove your clothes before the second scene.',
  'There will be no rehearsal before you are naked on camera.',
  'Not naked but topless.',
  'Please come n\u200bude.',
])('refuses: %s', (text) => {
  expect(asksForNudity(text)).toBe(true);
});

it.each([
  'There is no nudity in this audition.',
  'The role has a love scene; you will not be asked for simulated sex.',
  'Bring dance shoes. Bare feet are fine.',
  'Audition without any nudity or simulated sex',
  'Nudity: none',
  'Nudity is not required. Take your coat off and sit.',
])('lets through: %s', (text) => {
  expect(asksForNudity(text)).toBe(false);
});
