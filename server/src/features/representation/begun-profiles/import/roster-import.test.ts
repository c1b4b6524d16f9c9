import { rosterEndpoints } from '@callboard/contract/roster';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { useTestServer } from '../../../../../test/test-server.ts';
import { users } from '../../../auth/tables.ts';
import { rosterEntries, talentClaims } from '../../tables.ts';
import { claimTokenOf, idOf, makeAgency } from '../agency.fixture.ts';

const t = useTestServer();

const csv = (...lines: string[]) => lines.join('\r\n');
const countOf = (portfolioId: string) =>
  t.platform.db.$count(rosterEntries, eq(rosterEntries.portfolioId, portfolioId));

it('a file of any spreadsheet becomes the roster, with links for those who have an address', async () => {
  const { send, owner, employee, portfolioId } = await makeAgency(t);
  const file = `\uFEFF${csv(
    'SURNAME;First Name;e-mail;DOB;Country;Categories;Who submits;Exclusive;Assigned to;Shoe size',
    `"O""Hara; the younger";Zoë;zoe@example.com;4 May 1990;United Kingdom;"Actor, Dancer";Agency;no;${employee.user?.email.toUpperCase()};38`,
    '',
    'Lindqvist;Per;;31.12.1988;SE;;;;;',
  )}\r\n`;
  expect((await send(file)).body).toEqual({ added: 2 });
  const { body } = await owner.call(rosterEndpoints.list, { params: { id: portfolioId } });
  const [per, zoe] = body.items;
  expect(per).toMatchObject({ firstName: 'Per', claim: null, isClaimed: false });
  expect(per.assignments).toMatchObject([{ userId: idOf(owner) }]);
  expect(per.representations).toMatchObject([{ submitter: 'both', isExclusive: true }]);
  expect(zoe).toMatchObject({
    lastName: 'O"Hara; the younger',
    claim: { email: 'zoe@example.com' },
    assignments: [{ userId: idOf(employee) }],
    representations: [{ submitter: 'agent', isExclusive: false, status: 'active' }],
  });
  expect(zoe.categories).toHaveLength(2);
  expect(await claimTokenOf(t, 'zoe@example.com')).not.toBe('');
});

it('one wrong line, and nothing is imported; every wrong cell is named by line and column', async () => {
  const { send, preview, begin, portfolioId } = await makeAgency(t, { isVerified: false });
  await begin({ firstName: 'Asta', lastName: 'Brandt', email: 'asta@example.com' });
  const file = csv(
    'First name,Last name,Email,Date of birth,Country,Gender,Assigned to,Hair',
    'Ida,Moss,ida@example.com,1991-01-01,GB,woman,,red',
    ',Moss,not an address,4/5/1990,Atlantis,purple,nobody@example.com,',
    'Ida,Moss,IDA@example.com,,GB,,,',
    'asta,BRANDT,,,GB,,,',
    'Kit,Young,,2019-01-01,GB,,,',
    'Bo,Lane,,,GB,,,,one too many',
  );
  const { body } = await preview(file);
  expect(body.unknownColumns).toEqual(['Hair']);
  expect(body.lines.map(({ line, name }: { line: number; name: string }) => [line, name])).toEqual([
    [2, 'Ida Moss'],
    [3, 'Moss'],
    [4, 'Ida Moss'],
    [5, 'asta BRANDT'],
    [6, 'Kit Young'],
    [7, 'Bo Lane'],
  ]);
  expect(body.lines.map(({ problems }: { problems: object }) => problems)).toEqual([
    {},
    {
      'First name': 'First name is required',
      Email: 'Please enter a valid email address',
      'Date of birth': 'Please write the day as 2001-04-30',
      Country: 'There is no such country',
      Gender: expect.stringMatching(/^Please use woman, man/),
      'Assigned to': 'Nobody on the team has this address',
    },
    { Email: 'The same person as in line 2' },
    { 'Last name': 'This talent is on your roster already' },
    { 'Date of birth': 'Only a verified business may keep profiles of people under 18' },
    { Line: expect.stringMatching(/more cells than headings/) },
  ]);
  const refused = await send(file);
  expect(refused.status).toBe(400);
  expect(refused.body.fields).toMatchObject({ 'lines.4.Email': 'The same person as in line 2' });
  expect(await countOf(portfolioId)).toBe(1);
});

it('what spreadsheets add or could not work out is seen through, and people are told apart by their own letters', async () => {
  const { preview } = await makeAgency(t);
  const file = csv(
    'sep=;',
    'First name;Last name;Date of birth;Country',
    '"Ada\nMay";Moss;30-Apr-1991;GB',
    'Bo;Lane;"April 30, 1991";GB',
    'Cy;Hill;1991-04-30 00:00:00;GB',
    'राम;का;;IN',
    'रमा;कि;;IN',
    '#REF!;=A1;;GB',
  );
  const { lines } = (await preview(file)).body;
  expect(lines.map(({ problems }: { problems: object }) => Object.keys(problems))).toEqual([
    ...Array.from({ length: 5 }, () => []),
    ['First name', 'Last name'],
  ]);
  expect(lines[0]).toMatchObject({ line: 2, name: 'Ada May Moss' });
  const nameless = await preview(csv('Name,Email', 'Ida Moss,ida@example.com'));
  expect(nameless.body.fields.csv).toBe(
    'The first line does not name First name, Last name and Country',
  );
});

it('five hundred lines are one act, and one more is too many', async () => {
  const { send, portfolioId } = await makeAgency(t);
  const line = (_: unknown, index: number) =>
    `First${index},Last${index},${index % 10 === 0 ? `t${index}@many.test` : ''},GB`;
  const heading = 'First name,Last name,Email,Country';
  const tooMany = await send(csv(heading, ...Array.from({ length: 501 }, line)));
  expect(tooMany.body.fields).toEqual({ csv: 'Please import at most 500 talents at once' });

  const whole = csv(heading, ...Array.from({ length: 500 }, line));
  const [first, second] = await Promise.all([send(whole), send(whole)]);
  expect([first.status, second.status].sort()).toEqual([201, 400]);
  expect(await countOf(portfolioId)).toBe(500);
  const claims = eq(talentClaims.portfolioId, portfolioId);
  expect(await t.platform.db.$count(talentClaims, claims)).toBe(50);
});

it('importing and beginning is for those who manage the roster', async () => {
  const { send, preview, begin, employee } = await makeAgency(t);
  const file = csv('First name,Last name,Country', 'Ida,Moss,GB');
  const stranger = await t.signIn('agent');
  expect((await preview(file, employee)).status).toBe(403);
  expect((await send(file, { by: employee })).status).toBe(403);
  expect((await begin({}, employee)).status).toBe(403);
  expect((await send(file, { by: stranger })).status).toBe(404);
  const outside = { assigneeIds: [idOf(stranger)] };
  expect((await send(file, outside)).body.fields).toHaveProperty('assigneeIds');
  expect((await begin(outside)).body.fields).toHaveProperty('assigneeIds');
});

it('the answer is the same whether or not an address has an account', async () => {
  const { begin } = await makeAgency(t);
  const known = await t.make.user({ role: 'client' });
  const answers = [
    await begin({ email: known.email }),
    await begin({ lastName: 'Roe', email: 'nobody-yet@example.com' }),
  ];
  for (const { status, body } of answers) {
    expect(status).toBe(201);
    expect(body).toMatchObject({ isClaimed: false, claim: { email: expect.any(String) } });
  }
  const [row] = await t.platform.db
    .select({ email: users.email })
    .from(users)
    .where(eq(users.id, answers[0]?.body.userId));
  expect(row?.email).toBeNull();
});

it('minors are begun by verified businesses alone', async () => {
  const minor = { dateOfBirth: '2015-06-01' };
  const unverified = await makeAgency(t, { isVerified: false });
  expect((await unverified.begin(minor)).body.fields).toHaveProperty('dateOfBirth');
  const verified = await makeAgency(t);
  expect((await verified.begin(minor)).body).toMatchObject({ isMinor: true });
});
