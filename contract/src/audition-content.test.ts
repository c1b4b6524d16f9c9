import { expect, it } from 'vitest';
import { asksForNudity } from './audition-content.ts';

it.each([
  'Please be prepared to undress for the second scene.',
  'We will ask you to read topless.',
  'Tape the sex scene on page 4.',
  'Come in your underwear',
  'No singing. Full nudity in the second scene.',
])('refuses: %s', (text) => {
  expect(asksForNudity(text)).toBe(true);
});

it.each([
  'There is no nudity in this audition.',
  'The role has a love scene; you will not be asked for simulated sex.',
  'Bring dance shoes. Bare feet are fine.',
  'Audition without any nudity or simulated sex',
])('lets through: %s', (text) => {
  expect(asksForNudity(text)).toBe(false);
});
