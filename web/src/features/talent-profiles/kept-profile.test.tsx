import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { addressNow } from '../../app/test/open-app.tsx';
import { loadStagePicture, stubSizes } from '../../ui/crop-stage.fixture.ts';
import { cutPicture, loadPicture } from '../../ui/picture-canvas.ts';
import { CALLS, openProfile, profile } from './own-profile.fixture.ts';

// There is no canvas here.
vi.mock('../../ui/picture-canvas.ts', () => ({ loadPicture: vi.fn(), cutPicture: vi.fn() }));

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => vi.restoreAllMocks());

const CHILD_ID = '0198c7a0-0000-7000-8000-0000000000c7';
const CHILD_PATH = `/api/talent-profiles/${CHILD_ID}`;
const CHANGE_CHILD = `PATCH ${CHILD_PATH}`;
const THUMBNAIL = `/api/talent-profiles/profile-thumbnail/${CHILD_ID}`;
const child = {
  ...profile,
  id: CHILD_ID,
  firstName: 'Ottilie',
  lastName: 'Grange',
  city: 'Dundee',
  visibility: 'professionals',
  isMinor: true,
  photoUrl: `${THUMBNAIL}?v=old`,
};
const ok = (body: unknown) => ({ status: 200, body });
const NONE = ok({ items: [], nextCursor: null });
const KEPT = ok({
  items: [{ id: CHILD_ID, name: 'Ottilie Grange', photoUrl: null, isMinor: true }],
  nextCursor: null,
});

type Given = Parameters<typeof openProfile>[1];
const openAsGuardian = (section: string, { answers, ...given }: Given = {}) =>
  openProfile(section, {
    ...given,
    answers: {
      'GET /api/talent-profiles/kept': KEPT,
      [`GET ${CHILD_PATH}`]: ok(child),
      [`GET ${CHILD_PATH}/professional-traits`]: ok({ heightCm: 131 }),
      [`GET ${CHILD_PATH}/professional-info`]: ok({}),
      [`GET ${CHILD_PATH}/completeness`]: ok({
        percent: 40,
        missing: [{ field: 'heightCm', label: 'Height', section: 'traits' }],
      }),
      [`GET ${CHILD_PATH}/gallery-photos`]: NONE,
      [`GET ${CHILD_PATH}/portfolio-items`]: NONE,
      [CHANGE_CHILD]: ok(child),
      ...answers,
    },
  });

const city = () => screen.findByLabelText<HTMLInputElement>('City');
const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
const addresses = () => vi.mocked(fetch).mock.calls.map(([address]) => String(address));

describe("a guardian's profiles", () => {
  it('are chosen from, each at an address that keeps the section', async () => {
    openAsGuardian('traits');
    const height = () => screen.findByLabelText<HTMLInputElement>(/^Height/);
    expect((await height()).value).toBe('170');
    const chooser = await screen.findByRole('combobox', { name: 'Whose profile' });
    expect(chooser.textContent).toBe('Your profile');
    await userEvent.click(chooser);
    await userEvent.click(await screen.findByRole('option', { name: 'Ottilie Grange' }));
    await waitFor(async () => expect((await height()).value).toBe('131'));
    expect(addressNow()).toBe(`/profile?section=traits&talentProfileId=${CHILD_ID}`);
    await userEvent.click(chooser);
    await userEvent.click(await screen.findByRole('option', { name: 'Your profile' }));
    await waitFor(async () => expect((await height()).value).toBe('170'));
    expect(addressNow()).toBe('/profile?section=traits');
  });

  it('are not asked about where there is only their own', async () => {
    const { asked } = openProfile();
    await city();
    await waitFor(() => expect(asked).toContain('GET /api/talent-profiles/kept'));
    expect(screen.queryByRole('combobox', { name: 'Whose profile' })).toBeNull();
  });
});

describe("a child's profile", () => {
  it("is changed under the child's id, and all around it is the child's", async () => {
    const { sentTo } = openAsGuardian('about', { named: CHILD_ID });
    await userEvent.type(await city(), 's');
    await userEvent.tab();
    await waitFor(() => expect(sentTo(CHANGE_CHILD)).toEqual([{ city: 'Dundees' }]));
    expect(sentTo(CALLS.profile)).toEqual([]);
    expect(screen.getByRole('heading', { name: 'Where Ottilie Grange stands' })).toBeDefined();
    const asked = addresses().find((address) => address.startsWith('/api/applications'));
    expect(asked).toContain(`talentProfileId=${CHILD_ID}`);
    expect(hrefOf('View as others see it')).toBe(`/talent/${CHILD_ID}?as=professionals`);
    const inTraits = `/profile?section=traits&talentProfileId=${CHILD_ID}`;
    expect([hrefOf('Height'), hrefOf('Looks')]).toEqual([inTraits, inTraits]);
    await userEvent.click(screen.getByRole('button', { name: 'More' }));
    const resume = await screen.findByRole('menuitem', { name: /^Download/ });
    expect(resume.getAttribute('href')).toBe(`${CHILD_PATH}/resume.pdf`);
  });

  it("gets a photo of its own, and the guardian's stays", async () => {
    stubSizes();
    vi.mocked(loadPicture).mockResolvedValue(new Image());
    vi.mocked(cutPicture).mockResolvedValue(new Blob(['pixels']));
    const { answers } = openAsGuardian('media', {
      named: CHILD_ID,
      answers: {
        'POST /api/talent-profiles/photo': ok({ profilePhotoThumbnailUrl: '/somewhere?v=new' }),
      },
    });
    await screen.findByText('The first that anyone sees of Ottilie Grange.');
    const sources = () =>
      [...document.querySelectorAll('img')].map((image) => image.getAttribute('src'));
    const before = sources();
    expect(before).toContain(`${THUMBNAIL}?v=old`);
    answers[`GET ${CHILD_PATH}`] = ok({ ...child, photoUrl: `${THUMBNAIL}?v=new` });
    const file = new File(['pixels'], 'ottilie.png', { type: 'image/png' });
    await userEvent.upload(screen.getByLabelText('Photo'), file);
    await loadStagePicture();
    const dialog = await screen.findByRole('dialog', { name: 'Photo of Ottilie Grange' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
    const after = before.map((source) => source?.replace('v=old', 'v=new'));
    await waitFor(() => expect(sources()).toEqual(after));
    expect(addresses()).toContain(`/api/talent-profiles/photo?talentProfileId=${CHILD_ID}`);
  });

  it.each([
    ['may only be looked at', { ...child, abilities: { edit: false, manage: false } }, 200],
    ['is not there', { message: 'Not found', code: 'NOT_FOUND' }, 404],
  ])('that %s is not opened for editing', async (_, body, status) => {
    openAsGuardian('about', {
      named: CHILD_ID,
      answers: { [`GET ${CHILD_PATH}`]: { status, body } },
    });
    await screen.findByText('There is no profile here that you can edit');
    expect(hrefOf('Go to your profile')).toBe('/profile');
    expect(screen.queryByLabelText('City')).toBeNull();
  });
});
