import { randomBytes } from 'node:crypto';
import { agentProfileEndpoints } from '@callboard/contract/agent-profiles';
import { businessPortfolioEndpoints } from '@callboard/contract/business-portfolios';
import { clientProfileEndpoints } from '@callboard/contract/client-profiles';
import { messageEndpoints } from '@callboard/contract/messages';
import type { Role } from '@callboard/contract/roles';
import { TestClient } from '../../../test/test-client.ts';
import type { TestServer } from '../../../test/test-server.ts';
import { newId } from '../../platform/ids.ts';
import { reports } from '../moderation/tables.ts';
import { notify } from '../notifications/notify.ts';

/** Each in a text of its own, so that a test can say which of them is left somewhere. */
function marksOf(role: Role) {
  const mark = randomBytes(4).toString('hex');
  return {
    name: `Odalys${mark} Quorvane${mark}`,
    email: `${role}.${mark}@example.com`,
    phone: `+44 7700 9${parseInt(mark.slice(0, 3), 16)}${parseInt(mark.slice(3, 5), 16)}`,
    website: `https://${role}-${mark}.example`,
    jobTitle: `Head of Quorvane ${mark}`,
    bio: `Cast since ${mark}`,
    business: `Quorvane ${role} ${mark}`,
  };
}

/** Somebody who wrote to a colleague, was told about, and reported them. */
async function makePerson(t: TestServer, role: Role) {
  const marks = marksOf(role);
  const [firstName = '', lastName = ''] = marks.name.split(' ');
  const user = await t.make.user({ role, firstName, lastName, email: marks.email });
  const person = new TestClient(t.url, await t.make.session({ user }));
  const other = await t.signIn(role);
  const otherId = other.user?.id ?? '';
  const conversationId = await t.make.conversationOf([user.id, otherId]);
  const text = `${marks.name} here: ${marks.email} or ${marks.phone}`;
  await person.call(messageEndpoints.send, {
    params: { id: conversationId },
    body: { clientId: newId(), text },
  });
  await t.platform.db.insert(reports).values({
    id: newId(),
    subject: 'user',
    subjectId: otherId,
    reporterUserId: user.id,
    againstUserId: otherId,
    reason: 'harassment',
    note: text,
    status: 'open',
    ...{ createdAt: t.clock.now(), updatedAt: t.clock.now() },
  });
  await t.platform.transaction((tx) =>
    notify(t.platform, tx, [otherId], {
      kind: 'account',
      title: `${marks.name} joined`,
      content: `${marks.name} is new here.`,
    }),
  );
  return { user, person, marks };
}

/** A client with a company of their own and a production that they cast themselves. */
export async function makeMarkedClient(t: TestServer) {
  const { user, person: client, marks } = await makePerson(t, 'client');
  const { name, phone, website, jobTitle, bio, business } = marks;
  await client.call(clientProfileEndpoints.update, {
    body: { companyName: business, jobTitle, website, phone, bio },
  });
  await t.make.production({ createdByUserId: user.id, castingDirector: name });
  return { client, marks };
}

/** An agent with a business of their own. */
export async function makeMarkedAgent(t: TestServer) {
  const { person: agent, marks } = await makePerson(t, 'agent');
  const { email, phone, website, jobTitle, bio, business } = marks;
  await agent.call(agentProfileEndpoints.update, { body: { jobTitle, phone, bio } });
  await agent.call(businessPortfolioEndpoints.create, {
    body: { name: business, description: bio, website, phone, email },
  });
  return { agent, marks };
}
