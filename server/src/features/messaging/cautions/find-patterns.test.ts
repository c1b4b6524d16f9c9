import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { findPatterns } from './find-patterns.ts';
import { PATTERNS } from './patterns.ts';

/** What swindlers write, and by which pattern it is noticed. */
const SWINDLES: readonly [finding: string, text: string][] = [
  ['registration-fee', 'There is a £50 registration fee to join our books.'],
  ['registration-fee', 'You got the part! Just pay the processing fee of $120 today.'],
  ['registration-fee', 'We only ask for a small refundable deposit.'],
  ['registration-fee', 'A one-time membership payment of 75 euros puts you on our list.'],
  ['registration-fee', 'The audition fee is 30 GBP, payable at the door.'],
  ['registration-fee', 'The fee to register is £95 and includes your profile page.'],
  ['pay-for-photos', 'The test shoot costs £180, which you bring on the day.'],
  ['pay-for-photos', 'You only need to cover the cost of the test shoot.'],
  ['pay-for-photos', 'To sign you we need new headshots, our photographer is $350.'],
  ['pay-for-photos', 'You must buy our portfolio package first.'],
  ['pay-for-photos', 'Please send £99 for the photo shoot.'],
  ['pay-for-photos', 'It is £250 for the portfolio, paid up front.'],
  ['pay-in-advance', 'Could you pay half in advance?'],
  ['pay-in-advance', 'To secure your spot we need a deposit of £60.'],
  ['pay-in-advance', '£40 secures your audition.'],
  ['pay-in-advance', 'There is an upfront payment for the travel agent.'],
  ['untraceable-payment', 'Send it by Western Union to my assistant.'],
  ['untraceable-payment', 'Buy two Apple gift cards and send me the codes.'],
  ['untraceable-payment', 'Please wire $300 for the costumes.'],
  ['untraceable-payment', 'You can pay in Bitcoin if that is easier.'],
  ['untraceable-payment', 'Cash App me at $starcasting.'],
  ['untraceable-payment', 'Transfer the fee via PayPal, friends and family please.'],
  [
    'overpaid-cheque',
    'We mail you a check for $2,800: keep your share and send the rest to our stylist.',
  ],
  ['overpaid-cheque', 'Deposit the cheque and tell me when it clears.'],
  ['bank-details-first', 'To book you I need your card number and the security code.'],
  ['messenger', 'Add me on WhatsApp and I tell you more.'],
  ['messenger', 'WhatsApp: +44 7700 900123'],
  ['messenger', 'Let’s continue this on Telegram.'],
  ['messenger', 'Do you have WhatsApp?'],
  ['messenger', 'I rarely check this, it is easier on Signal.'],
  ['messenger', 'Contact our casting director on Google Chat for the details.'],
  ['messenger', 'whats\u200bapp me when you are alone'],
  ['messenger', 'DM me on Instagram, we need girls like you.'],
  ['private-phone', 'Text me on 07700 900 456.'],
  ['private-phone', 'My personal number is +1 (555) 010-0123.'],
  ['private-phone', 'What is your phone number?'],
  ['private-phone', 'Please send me your mobile number so that we talk in private.'],
  ['private-mail', 'Email me at director@starfilms.example with a selfie.'],
  ['private-mail', 'Send your photos and a copy of your passport to cast@starfilms.example.'],
  ['private-mail', 'Reply to brightfaces.agency@gmail.com only.'],
  ['private-mail', 'write to jack dot starfilms at gmail dot com'],
  ['shortened-link', 'All details: https://bit.ly/3xYz12'],
  ['shortened-link', 'Join here t.me/starcasting_official'],
  ['form-elsewhere', 'Please fill in https://forms.gle/abc123 with your bank and passport.'],
];

/** What people of the trade write to each other every day. */
const HARMLESS: readonly string[] = [
  'The per diem is £40 and travel is reimbursed.',
  'Agency fee is 15% on top, as always.',
  'The fee is £450 per day plus a 100% buy-out for two years.',
  'We pay £250 for the test shoot and £80 for the fitting.',
  'Her day rate is £600; overtime at time and a half.',
  'There is no registration fee, and there never will be.',
  'Your holding fee is paid by the end of the month.',
  'You will be paid £120 for the recall.',
  'We cover your train, please keep the tickets.',
  'Travel is booked by production, so you pay nothing up front.',
  'The client will reimburse the cost of the photographer.',
  'My headshots are from March, shot by Ines Halloran.',
  'Can you bring two prints of your headshot and the boots?',
  'The portfolio has nine new pictures.',
  'Someone from Bright Star Faces rang me and wants £180 for a test shoot. Is that normal?',
  'They asked me to move to WhatsApp, is that normal?',
  'Never wire money to anyone you met here.',
  'Call time is 07:30 at unit base, pick-up at 06:45.',
  'The callback is on Tuesday 14 at 10:15, Studio 2.',
  'If you are running late, call us at the stage door on 020 7946 0110.',
  'My agent Tobias will call you about the dates.',
  'The usage is paid social, Instagram and TikTok, for six months.',
  'The cast WhatsApp group starts once everyone is booked.',
  'My reel has 12,000 followers on Instagram, not that it matters.',
  'Please send the invoice to accounts@farrellvoss.example.',
  'Here is the lookbook: https://farrellvoss.example/lanterns/lookbook',
  'The tape is up; the second take is the better one.',
  'I can do the 3rd, 4th and 5th, and from the 12th to the 20th.',
  'Scene 14, pages 31–34, memorised if you can.',
  'I am on set until 6, can we talk tomorrow?',
  'We wired the first half of her fee on Friday.',
  'Signal me when you are ready for the cue.',
  'The rental deposit for the studio is on us.',
  'The wire work is with a stunt coordinator, harness size M.',
  'She plays a con artist who asks everyone for gift wrap and tape.',
  'The role is 18–25, paid, £312.50 a day, Equity terms.',
];

describe('what a swindler writes', () => {
  it.each(SWINDLES)('is noticed as %s: %s', (finding, text) => {
    expect(findPatterns(text).findings).toContain(finding);
  });

  it('is warned of by the worst of it', () => {
    const text = 'Add me on WhatsApp. The registration fee is £40.';
    expect(findPatterns(text)).toEqual({
      caution: 'fee',
      findings: ['registration-fee', 'messenger'],
    });
  });

  it('is found in a hurry, however long the text is', () => {
    const text = '1'.repeat(5_000);
    const began = performance.now();
    findPatterns(text);
    expect(performance.now() - began).toBeLessThan(500);
  });
});

it.each(HARMLESS)('nobody is warned of: %s', (text) => {
  expect(findPatterns(text)).toEqual({ caution: null, findings: [] });
});

it('every pattern is documented, and no other', async () => {
  const path = new URL('../../../../../docs/message-cautions.md', import.meta.url);
  const documented = [...(await readFile(path, 'utf8')).matchAll(/^\| `([\w-]+)` \|/gm)];
  const names = [...PATTERNS.map(({ name }) => name), 'many-strangers'];
  expect(documented.map(([, name]) => name)).toEqual(names);
});
