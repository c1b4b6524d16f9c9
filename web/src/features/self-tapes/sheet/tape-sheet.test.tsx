import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { stubServer } from '../../../app/test/stub-server.ts';
import { createQueryClient } from '../../../lib/query-client.ts';
import { testUser } from '../../../lib/test-user.ts';
import { SessionContext } from '../../../lib/use-session.ts';
import { uploads } from '../../media/api.ts';
import { tapeDrafts } from '../draft/tape-draft.ts';
import { filmOf, INVITATION_ID, tapeInvitation } from './tape.fixture.ts';
import { TapeSheet } from './tape-sheet.tsx';

// Nothing is sent from here; what arrives is said by hand.
const lines = vi.hoisted(() => new Map<string, { onArrived: (mediaId: string) => void }>());
vi.mock('../../media/tus-transfer.ts', () => ({
  openTusTransfer: ({ file }: { file: File }, events: { onArrived: (mediaId: string) => void }) => {
    lines.set(file.name, events);
    return { start() {}, pause() {}, cancel() {} };
  },
}));

beforeEach(() => {
  localStorage.clear();
  tapeDrafts.forget(INVITATION_ID);
  lines.clear();
  for (const { id } of uploads.getState()) uploads.cancel(id);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const READ = `GET /api/audition-invitations/${INVITATION_ID}`;
const SEND = `PUT /api/audition-invitations/${INVITATION_ID}/takes`;

function open() {
  const session = {
    status: 'authenticated' as const,
    user: testUser('talent'),
    hasLeft: false,
    check: async () => {},
    signedIn() {},
    signedOut() {},
  };
  return render(
    <QueryClientProvider client={createQueryClient()}>
      <SessionContext value={session}>
        <TapeSheet invitationId={INVITATION_ID} onClose={() => {}} />
      </SessionContext>
    </QueryClientProvider>,
  );
}

const part = async (name: string) => within(await screen.findByRole('region', { name }));

async function choose(name: string, file: string) {
  const input = (await part(name)).getByLabelText(`Film for ${name}`, { selector: 'input' });
  await userEvent.upload(input, new File([file], file, { type: 'video/mp4' }));
  await waitFor(() => expect(lines.has(file)).toBe(true));
}

describe('a self-tape', () => {
  it('is sent scene by scene, in the order that was chosen', async () => {
    const { asked, bodies } = stubServer({
      [READ]: { status: 200, body: tapeInvitation() },
      [SEND]: { status: 200, body: tapeInvitation() },
      ...Object.fromEntries(
        ['m1', 'm2', 'm3'].map((id) => [`GET /api/media/${id}`, { status: 200, body: filmOf(id) }]),
      ),
    });
    open();
    await choose('The quay', 'quay.mp4');
    await choose('The letter', 'one.mp4');
    expect(screen.getByText('2 takes are still on their way.')).toBeTruthy();
    lines.get('quay.mp4')?.onArrived('m3');
    lines.get('one.mp4')?.onArrived('m1');
    await choose('The letter', 'two.mp4');
    lines.get('two.mp4')?.onArrived('m2');
    await userEvent.click(
      await screen.findByRole('button', { name: 'Move The letter, take 2 up' }),
    );
    await userEvent.click(
      screen.getByRole('checkbox', { name: 'The letter, take 1 has the slate' }),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Send 3 takes' }));
    await waitFor(() => expect(asked).toContain(SEND));
    expect(bodies[asked.indexOf(SEND)]).toEqual({
      takes: [
        { mediaId: 'm2', scene: 'The letter', take: 1, isSlate: true },
        { mediaId: 'm1', scene: 'The letter', take: 2, isSlate: false },
        { mediaId: 'm3', scene: 'The quay', take: 1, isSlate: false },
      ],
    });
  });

  it('says before it is sent that it will be late, and keeps what came in time', async () => {
    const film = filmOf('m1');
    const sentInTime = {
      media: film,
      scene: 'The letter',
      take: 1,
      isSlate: false,
      isLate: false,
      sentAt: '2026-05-12T16:00:00.000Z',
    };
    stubServer({
      [READ]: {
        status: 200,
        body: tapeInvitation({ startsAt: '2026-05-12T17:00:00.000Z', takesSent: [sentInTime] }),
      },
    });
    tapeDrafts.add(INVITATION_ID, { mediaId: 'm2', scene: 'The quay', take: 1, isSlate: false });
    open();
    expect(await screen.findByText(/what you send now is marked late/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Send late' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Remove The letter, take 1' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Remove The quay, take 1' })).toBeTruthy();
  });

  it('of a confidential production shows the sides once it was agreed to keep them so', async () => {
    const sides = [{ id: 'file-1', fileName: 'Pages.pdf' }];
    const nda = { productionId: 'production-1', text: 'Not a word to anybody.' };
    const { answers } = stubServer({
      [READ]: { status: 200, body: tapeInvitation({ sides, nda }) },
      'POST /api/productions/production-1/nda': { status: 204, body: undefined },
    });
    open();
    expect(await screen.findByText('Not a word to anybody.')).toBeTruthy();
    expect(screen.queryByText('Pages.pdf')).toBeNull();
    Object.assign(answers, { [READ]: { status: 200, body: tapeInvitation({ sides }) } });
    await userEvent.click(screen.getByRole('button', { name: 'I agree, show the sides' }));
    expect(await screen.findByText('Pages.pdf')).toBeTruthy();
  });

  it('with everything taken out says that the team has what was sent, and puts it back', async () => {
    const media = filmOf('m1');
    const take = { scene: 'The letter', take: 1, isSlate: false };
    const takesSent = [{ ...take, media, isLate: false, sentAt: '2026-05-12T16:00:00.000Z' }];
    stubServer({ [READ]: { status: 200, body: tapeInvitation({ takesSent }) } });
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Remove The letter, take 1' }));
    expect(screen.getByText(/The team still has what you sent/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Put back what was sent' }));
    expect(screen.getByRole('button', { name: 'Remove The letter, take 1' })).toBeTruthy();
  });

  it('explains what to do where the browser has no camera', async () => {
    stubServer({ [READ]: { status: 200, body: tapeInvitation() } });
    open();
    await userEvent.click((await part('Slate')).getByRole('button', { name: 'Record' }));
    expect(await screen.findByText('This browser cannot record')).toBeTruthy();
  });
});
