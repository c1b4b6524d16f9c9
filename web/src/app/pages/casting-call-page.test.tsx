import { EMPTY_ROLE } from '@callboard/contract/role-form';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dismissToast } from '../../ui/toast-store.ts';
import { addressNow } from '../test/open-app.tsx';
import {
  APPLICATION_ID,
  CALL_ID,
  CALLS,
  idOf,
  ok,
  openAsTalent,
  PROFILE_ID,
  testApplication,
  testCall,
  testPhoto,
} from './casting-call.fixture.ts';

beforeEach(() => {
  localStorage.clear();
  dismissToast();
});
afterEach(() => vi.restoreAllMocks());

const QUESTION = { id: idOf(9), text: 'Do you drive?', isRequired: true };
const role = { ...EMPTY_ROLE, title: 'DI Rhona Tait', questions: [QUESTION] };
const asking = testCall({ role });
const applied = testCall({
  role,
  application: { id: APPLICATION_ID, status: 'submitted' },
  abilities: { mayApply: false, whyNot: null },
});
const ADDRESS = `/casting-calls/${CALL_ID}?apply=1`;
const send = () => screen.findByRole('button', { name: 'Send application' });

describe('applying', () => {
  it('takes two photos, an answer and a note by keys alone, and is sent once', async () => {
    const { sentTo, answers } = openAsTalent(ADDRESS, { [CALLS.call]: ok(asking) });
    (await screen.findByRole('checkbox', { name: 'Photo 2' })).focus();
    await userEvent.keyboard(' ');
    await userEvent.tab();
    await userEvent.keyboard('Since 2019');
    await userEvent.tab();
    await userEvent.keyboard('I know the place.');
    answers[CALLS.call] = ok(applied);
    answers[CALLS.apply] = { status: 201, body: testApplication() };
    await userEvent.dblClick(await send());
    expect(await screen.findByText('Your application')).toBeDefined();
    expect(sentTo(CALLS.apply)).toEqual([
      {
        talentProfileId: PROFILE_ID,
        note: 'I know the place.',
        mediaIds: [testPhoto(1).media.id, testPhoto(2).media.id],
        selfTapeMediaId: null,
        answers: [{ questionId: QUESTION.id, text: 'Since 2019' }],
        callVersion: 1,
      },
    ]);
    expect(await screen.findByText('Application sent')).toBeDefined();
    await waitFor(() => expect(addressNow()).toBe(`/casting-calls/${CALL_ID}`));
  });

  it('says under a question what is wrong with its answer, and puts the cursor there', async () => {
    openAsTalent(ADDRESS, {
      [CALLS.call]: ok(asking),
      [CALLS.apply]: {
        status: 400,
        body: {
          code: 'INVALID_INPUT',
          message: 'Look again',
          fields: { 'answers.0': 'Answer it' },
        },
      },
    });
    await userEvent.click(await send());
    const field = await screen.findByRole('textbox', { name: /Do you drive/ });
    await waitFor(() => expect(document.activeElement).toBe(field));
    expect(screen.getByText('Answer it')).toBeDefined();
  });

  it('goes on with what was kept, and keeps what is written and not sent', async () => {
    const draft = {
      note: 'Half a',
      mediaIds: [testPhoto(2).media.id, idOf(999)],
      selfTapeMediaId: null,
      answers: [],
      callVersion: 1,
      updatedAt: '2026-03-01T12:00:00Z',
    };
    const { sentTo } = openAsTalent(ADDRESS, {
      [CALLS.call]: ok(asking),
      [CALLS.draft]: ok({ draft }),
    });
    const note = await screen.findByRole('textbox', { name: 'Note to the casting team' });
    await userEvent.type(note, ' sentence');
    await userEvent.click(screen.getByRole('button', { name: 'Later' }));
    // A photo that is gone by now is not kept.
    await waitFor(() =>
      expect(sentTo(CALLS.saveDraft).at(-1)).toMatchObject({
        note: 'Half a sentence',
        mediaIds: [testPhoto(2).media.id],
      }),
    );
  });

  it('keeps what was written when the terms changed meanwhile, and is sent under the new ones', async () => {
    const { sentTo, answers } = openAsTalent(ADDRESS, { [CALLS.call]: ok(asking) });
    await userEvent.type(await screen.findByRole('textbox', { name: /Do you drive/ }), 'Yes');
    answers[CALLS.call] = ok({ ...asking, version: 2 });
    answers[CALLS.apply] = {
      status: 409,
      body: { code: 'TERMS_CHANGED', message: 'The terms changed.' },
    };
    await userEvent.click(await send());
    expect(await screen.findByText('The terms changed.')).toBeDefined();
    answers[CALLS.apply] = { status: 201, body: testApplication() };
    answers[CALLS.call] = ok(applied);
    await userEvent.click(await send());
    await screen.findByText('Your application');
    expect(sentTo(CALLS.apply)).toMatchObject([
      { callVersion: 1, answers: [{ text: 'Yes' }] },
      { callVersion: 2, answers: [{ text: 'Yes' }] },
    ]);
  });
});

describe('a call to which somebody was invited', () => {
  it('says so until they have applied', async () => {
    openAsTalent(`/casting-calls/${CALL_ID}`, { [CALLS.call]: ok(testCall({ isInvited: true })) });
    expect(await screen.findByText('You were invited.')).toBeDefined();
  });

  it.each([
    ['whoever was not', testCall()],
    ['whoever has applied', { ...applied, isInvited: true }],
  ])('says nothing to %s', async (_, call) => {
    openAsTalent(`/casting-calls/${CALL_ID}`, { [CALLS.call]: ok(call) });
    await screen.findByRole('heading', { level: 1, name: 'DI Rhona Tait' });
    expect(screen.queryByText('You were invited.')).toBeNull();
  });
});
