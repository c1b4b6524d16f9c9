import type { Role } from '@callboard/contract/roles';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openApp } from '../../app/test/open-app.tsx';
import { signedInAs, stubServer } from '../../app/test/stub-server.ts';
import { testUser } from '../../lib/test-user.ts';
import { loadStagePicture, stubSizes } from '../../ui/crop-stage.fixture.ts';
import { cutPicture, loadPicture } from '../../ui/picture-canvas.ts';
import { dismissToast } from '../../ui/toast-store.ts';
import { agentProfile, clientProfile } from './profiles.fixture.ts';

// There is no canvas here.
vi.mock('../../ui/picture-canvas.ts', () => ({ loadPicture: vi.fn(), cutPicture: vi.fn() }));

beforeEach(() => {
  localStorage.clear();
  dismissToast();
  stubSizes();
  vi.mocked(loadPicture).mockReset().mockResolvedValue(new Image());
  vi.mocked(cutPicture)
    .mockReset()
    .mockImplementation(async ({ isRound }) => new Blob([isRound ? 'round' : 'square']));
});
afterEach(() => vi.restoreAllMocks());

const PHOTO_CALLS = {
  client: 'POST /api/client-profiles/photo',
  agent: 'POST /api/agent-profiles/photo',
  talent: 'POST /api/talent-profiles/photo',
} as const;
const ADDRESSES = {
  client: `/api/client-profiles/photo/thumbnail/${clientProfile.id}?v=new`,
  agent: `/api/agent-profiles/photo/thumbnail/${testUser('agent').id}?v=new`,
  talent: `/api/talent-profiles/photo-thumbnail/${testUser('talent').id}?v=new`,
} as const;
type PhotoRole = keyof typeof PHOTO_CALLS;
const ROLES = Object.keys(PHOTO_CALLS) as PhotoRole[];

function open(role: Role, answers: Parameters<typeof stubServer>[0] = {}) {
  const server = stubServer({
    ...signedInAs(testUser(role)),
    'GET /api/client-profiles': { status: 200, body: clientProfile },
    'GET /api/agent-profiles': { status: 200, body: agentProfile },
    'GET /api/auth/sessions': { status: 200, body: { items: [] } },
    ...answers,
  });
  openApp('/account');
  return server;
}

const saved = (role: PhotoRole) => ({
  [PHOTO_CALLS[role]]: { status: 200, body: { profilePhotoThumbnailUrl: ADDRESSES[role] } },
});

async function choose(file = new File(['pixels'], 'holiday.png', { type: 'image/png' })) {
  await screen.findByRole('button', { name: 'Change photo' });
  const user = userEvent.setup({ applyAccept: false });
  await user.upload(screen.getByLabelText('Photo'), file);
}

async function crop() {
  await choose();
  await loadStagePicture();
  await userEvent.click(await screen.findByRole('button', { name: 'Save' }));
}

/** The form that was sent to the photo call. */
function sentForm(role: PhotoRole): FormData {
  const path = PHOTO_CALLS[role].replace('POST ', '');
  const call = vi.mocked(fetch).mock.calls.find(([input]) => String(input) === path);
  const body = call?.[1]?.body;
  if (!(body instanceof FormData)) throw new Error('no form was sent');
  return body;
}

const sources = () =>
  [...document.querySelectorAll('img')].map((image) => image.getAttribute('src'));

describe("changing one's photo", () => {
  it.each(ROLES)('as %s sends the round and the square picture', async (role) => {
    open(role, saved(role));
    await crop();
    expect(await screen.findByText('Photo saved')).toBeDefined();
    const form = sentForm(role);
    const files = [form.get('photo'), form.get('squarePhoto')] as File[];
    expect(files.map(({ name }) => name)).toEqual([
      'profile-photo.jpg',
      'profile-photo-square.jpg',
    ]);
    expect(await Promise.all(files.map((file) => file.text()))).toEqual(['round', 'square']);
  });

  it.each(ROLES)('as %s shows it on the page and in the top bar', async (role) => {
    open(role, saved(role));
    await crop();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(sources()).toEqual([ADDRESSES[role], ADDRESSES[role]]));
  });

  it('as talent makes the browser fetch its plain address anew', async () => {
    open('talent', saved('talent'));
    await crop();
    await screen.findByText('Photo saved');
    const [plain] = ADDRESSES.talent.split('?');
    expect(fetch).toHaveBeenCalledWith(plain, { cache: 'reload' });
  });

  it('that is refused says why and keeps the dialog open', async () => {
    const body = { message: 'This picture is damaged or not complete.', code: 'PICTURE_DAMAGED' };
    open('client', { [PHOTO_CALLS.client]: { status: 422, body } });
    await crop();
    expect(await screen.findByText('Not saved')).toBeDefined();
    expect(screen.getByText(body.message)).toBeDefined();
    expect(screen.getByRole('dialog', { name: 'Your photo' })).toBeDefined();
  });

  it('takes no file that is not a picture', async () => {
    open('client');
    await choose(new File(['text'], 'notes.txt', { type: 'text/plain' }));
    expect(await screen.findByText('Not a picture')).toBeDefined();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is not offered to an admin, who has no profile', async () => {
    open('admin');
    await screen.findByRole('button', { name: 'Save names' });
    expect(screen.queryByRole('button', { name: 'Change photo' })).toBeNull();
  });
});
