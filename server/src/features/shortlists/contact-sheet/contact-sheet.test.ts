import { fillPath } from '@callboard/contract/endpoint';
import { shortlistEndpoints as endpoints } from '@callboard/contract/shortlists';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { textOfPdf } from '../../../../test/pdf-text.ts';
import { storePhoto } from '../../../../test/photo.ts';
import { useTestServer } from '../../../../test/test-server.ts';
import { newId } from '../../../platform/ids.ts';
import { makeApplicants } from '../../applications/casting-team.fixture.ts';
import { clientCompanies } from '../../client-profiles/tables.ts';
import { productions } from '../../productions/tables.ts';
import { talentProfiles } from '../../talent-profiles/tables.ts';
import { makeShortlist } from '../shortlists.fixture.ts';
import { composeContactSheet } from './compose-contact-sheet.ts';
import type { ContactSheet } from './contact-sheet.ts';
import { drawContactSheet } from './drawing/draw-contact-sheet.ts';

const pagesOf = (pdf: string) => pdf.match(/\/Type \/Page\b/g)?.length;
const asText = (pdf: Uint8Array) => Buffer.from(pdf).toString('latin1');

describe('a contact sheet', () => {
  const t = useTestServer();

  async function getPdf(list: Awaited<ReturnType<typeof makeShortlist>>) {
    const path = fillPath(endpoints.contactSheet.path, { id: list.shortlistId });
    const response = await fetch(t.url + path, {
      headers: { cookie: list.creator.cookie ?? '' },
    });
    return { headers: response.headers, text: asText(await response.bytes()) };
  }

  it('is a page for a few faces, with their photos, named by production and list', async () => {
    const list = await makeShortlist(t);
    await list.put({ photoKey: await storePhoto(t.platform.storage, newId()) });
    await list.put({ photoKey: `profile-photos/${newId()}/lost.webp` });
    await list.put();
    const { headers, text } = await getPdf(list);
    expect(headers.get('content-type')).toBe('application/pdf');
    expect(headers.get('cache-control')).toBe('private, no-store');
    expect(headers.get('content-disposition')).toContain(
      'filename="Weighbridge Nine - Rhona, first ideas.pdf"',
    );
    expect(text).toMatch(/^%PDF-1\.7/);
    expect([pagesOf(text), text.match(/\/DCTDecode/g)?.length]).toEqual([1, 1]);
  });

  it('is under our name, and under the company’s where that has Pro', async () => {
    const list = await makeShortlist(t);
    const textOf = async () => {
      const path = fillPath(endpoints.contactSheet.path, { id: list.shortlistId });
      const headers = { cookie: list.creator.cookie ?? '' };
      return textOfPdf(await (await fetch(t.url + path, { headers })).bytes());
    };
    expect(await textOf()).toContain('Callboard');
    const [company] = await t.platform.db
      .select({ id: clientCompanies.id, name: clientCompanies.name })
      .from(productions)
      .innerJoin(clientCompanies, eq(clientCompanies.id, productions.companyId))
      .where(eq(productions.id, list.productionId));
    await t.make.subscription({ companyId: company?.id ?? null });
    const text = await textOf();
    expect(text).toContain(company?.name);
    expect(text).not.toContain('Callboard');
  });

  it('has as many pages as it takes, and one for nobody', async () => {
    const list = await makeShortlist(t);
    expect(pagesOf((await getPdf(list)).text)).toBe(1);
    const { roleId } = list;
    const callId = await t.make.castingCall({ roleId });
    const people = await makeApplicants(t, { roleId, callId }, 30);
    await list.add(people.map(({ talentProfileId }) => talentProfileId));
    const [one] = people;
    await t.platform.db
      .update(talentProfiles)
      .set({ stageName: 'Łukasz-Bartholomew Őry Nguyễn '.repeat(3), headline: '🎭' })
      .where(eq(talentProfiles.id, one?.talentProfileId ?? ''));
    expect(pagesOf((await getPdf(list)).text)).toBe(3);
  });
});

describe('what stands under a face', () => {
  const user = { countryId: 'gb', units: 'metric', timeZone: 'Europe/London' };
  const face = {
    name: ' Mara  Okonjo ',
    fullName: 'Mara Okonjo',
    playingAgeMin: 30,
    playingAgeMax: 40,
    heightCm: 171,
    city: 'Leith',
    region: 'Lothian',
    agencyName: null,
    isMinor: false,
  };
  const compose = (given: object, reader: object = {}) =>
    composeContactSheet(
      { user: { ...user, ...reader } } as never,
      { brand: 'Callboard', production: 'Weighbridge Nine', name: 'Rhona', roleTitle: null },
      [{ ...face, photo: undefined, ...given } as never],
      new Date('2026-03-02T09:00:00Z'),
    );

  it('is in the words, units and paper of the reader, and nothing where nothing is known', () => {
    expect(compose({ agencyName: 'Tallow & Finch' })).toMatchObject({
      paper: 'A4',
      day: '2 March 2026',
      cells: [
        {
          name: 'Mara Okonjo',
          lines: ['Playing age 30–40 · 171 cm', 'Leith', 'Tallow & Finch'],
        },
      ],
    });
    const american = compose({ city: null }, { countryId: 'us', units: 'imperial' });
    expect(american).toMatchObject({ paper: 'LETTER', day: 'March 2, 2026' });
    expect(american.cells[0]?.lines).toEqual(['Age range 30–40 · 5′7″']);
  });

  it('is the region of a child', () => {
    expect(compose({ isMinor: true }).cells[0]?.lines).toContain('Lothian');
  });

  it('is drawn whatever it is called', async () => {
    const cell = { name: 'مارا', fullName: '李', lines: ['x'.repeat(900)], photo: undefined };
    const contacts: ContactSheet = {
      ...compose({}),
      title: 'T'.repeat(100),
      role: 'R'.repeat(300),
      production: 'P'.repeat(300),
      cells: [cell, { ...cell, name: 'W'.repeat(200) }],
    };
    expect(pagesOf(asText(await drawContactSheet(contacts)))).toBe(1);
  });
});
