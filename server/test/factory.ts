import { randomBytes } from 'node:crypto';
import type { CurrentUser } from '@callboard/contract/auth';
import type { Role } from '@callboard/contract/roles';
import { eq } from 'drizzle-orm';
import { agentProfiles } from '../src/features/agent-profiles/tables.ts';
import { applications } from '../src/features/applications/tables.ts';
import { auditionInvitations, auditions } from '../src/features/auditions/tables.ts';
import { hashPassword } from '../src/features/auth/password.ts';
import { findAccountByEmail, insertSession } from '../src/features/auth/queries.ts';
import { sessionExpiry } from '../src/features/auth/session-lifetime.ts';
import { hashToken, newToken } from '../src/features/auth/session-token.ts';
import { users } from '../src/features/auth/tables.ts';
import {
  businessPortfolioMembers,
  businessPortfolios,
} from '../src/features/business-portfolios/tables.ts';
import { castingCalls } from '../src/features/casting-calls/tables.ts';
import { clientCompanies, clientProfiles } from '../src/features/client-profiles/tables.ts';
import { media } from '../src/features/media/tables.ts';
import { conversations, messages } from '../src/features/messaging/tables.ts';
import { notifications } from '../src/features/notifications/tables.ts';
import { productionRoles, productions } from '../src/features/productions/tables.ts';
import {
  assignments,
  representations,
  rosterEntries,
} from '../src/features/representation/tables.ts';
import { talentProfiles } from '../src/features/talent-profiles/tables.ts';
import { verificationRequests } from '../src/features/verification/tables.ts';
import { newId } from '../src/platform/ids.ts';
import type { Platform } from '../src/platform/platform.ts';
import { paint } from './picture.ts';

export const PASSWORD = 'correct horse battery';
const WEEK_MS = 7 * 24 * 60 * 60 * 1000;
let passwordHash: Promise<string> | undefined;
let tinyPicture: Promise<Buffer> | undefined;

type Given<Table extends { $inferInsert: object }> = Partial<Table['$inferInsert']>;

/** Makes rows for tests, and whatever rows they need that were not given. */
export class Factory {
  readonly #platform: Platform;

  constructor(platform: Platform) {
    this.#platform = platform;
  }

  #stamps() {
    const now = this.#platform.clock.now();
    return { createdAt: now, updatedAt: now };
  }

  /** A user with the profile that belongs to the role. */
  async user(given: Given<typeof users> & { role?: Role } = {}): Promise<CurrentUser> {
    const id = given.id ?? newId();
    const role = given.role ?? 'client';
    passwordHash ??= hashPassword(PASSWORD);
    const email = `${role}-${randomBytes(6).toString('hex')}@example.com`;
    const row = {
      id,
      role,
      email,
      passwordHash: await passwordHash,
      firstName: 'Ines',
      lastName: 'Halloran',
      countryId: 'gb',
      timeZone: 'Europe/London',
      emailVerifiedAt: this.#platform.clock.now(),
      ...this.#stamps(),
      ...given,
    };
    await this.#platform.db.insert(users).values(row);
    await this.#profileFor(id, role);
    const found = await findAccountByEmail(this.#platform.db, row.email ?? '');
    if (found === undefined) throw new Error('the user that was made cannot be found');
    return found.user;
  }

  async #profileFor(userId: string, role: Role): Promise<void> {
    const { db } = this.#platform;
    const common = { id: newId(), userId, ...this.#stamps() };
    if (role === 'talent')
      await db.insert(talentProfiles).values({ ...common, ownerUserId: userId });
    if (role === 'agent') await db.insert(agentProfiles).values(common);
    if (role === 'client') {
      await db.insert(clientProfiles).values({ ...common, companyId: await this.clientCompany() });
    }
  }

  async clientCompany(given: Given<typeof clientCompanies> = {}): Promise<string> {
    const id = given.id ?? newId();
    await this.#platform.db
      .insert(clientCompanies)
      .values({ id, name: 'Tallow Row', ...this.#stamps(), ...given });
    return id;
  }

  /** A session as if the user had signed in, without the cost of a password. */
  async session(who: { user: CurrentUser } | { role: Role }) {
    const user = 'user' in who ? who.user : await this.user({ role: who.role });
    const token = newToken();
    const now = this.#platform.clock.now();
    await insertSession(this.#platform.db, {
      id: newId(),
      userId: user.id,
      tokenHash: hashToken(token),
      userAgent: 'a test',
      address: '127.0.0.1',
      createdAt: now,
      lastUsedAt: now,
      expiresAt: sessionExpiry(now),
    });
    return { user, cookie: `callboard_session=${token}` };
  }

  async portfolio(given: Given<typeof businessPortfolios> = {}): Promise<string> {
    const id = given.id ?? newId();
    const ownerUserId = given.ownerUserId ?? (await this.user({ role: 'agent' })).id;
    await this.#platform.db
      .insert(businessPortfolios)
      .values({ id, name: 'Tallow & Finch', ...this.#stamps(), ...given, ownerUserId });
    return id;
  }

  async portfolioMember(given: Given<typeof businessPortfolioMembers> = {}) {
    const row = {
      portfolioId: given.portfolioId ?? (await this.portfolio()),
      userId: given.userId ?? (await this.user({ role: 'agent' })).id,
      role: given.role ?? ('employee' as const),
      ...this.#stamps(),
    };
    await this.#platform.db.insert(businessPortfolioMembers).values(row);
    return row;
  }

  async talentProfileId(): Promise<string> {
    return (await this.talent()).profileId;
  }

  /** A talent whose profile holds what is given. */
  async talent(given: Given<typeof talentProfiles> = {}) {
    const user = await this.user({ role: 'talent' });
    const profileId = user.talentProfileId ?? '';
    await this.#platform.db
      .update(talentProfiles)
      .set({ ...this.#stamps(), ...given })
      .where(eq(talentProfiles.id, profileId));
    return { user, profileId };
  }

  /** A team member of the talent's agency who is assigned to the talent. */
  async ownAgent(talentProfileId: string, agency: Given<typeof businessPortfolios> = {}) {
    const user = await this.user({ role: 'agent' });
    const portfolioId = await this.portfolio(agency);
    await this.portfolioMember({ portfolioId, userId: user.id });
    await this.assignment({ portfolioId, talentProfileId, userId: user.id });
    return { user, portfolioId };
  }

  async representation(given: Given<typeof representations> = {}): Promise<string> {
    const id = given.id ?? newId();
    await this.#platform.db.insert(representations).values({
      id,
      field: 'all',
      territory: 'UK',
      kind: 'agent',
      isExclusive: true,
      submitter: 'both',
      status: 'active',
      startedAt: this.#platform.clock.now(),
      ...this.#stamps(),
      ...given,
      talentProfileId: given.talentProfileId ?? (await this.talentProfileId()),
      portfolioId: given.portfolioId ?? (await this.portfolio()),
    });
    return id;
  }

  /** A talent on a portfolio's roster with a team member who works for them. */
  async assignment(given: Given<typeof assignments> = {}) {
    const createdAt = this.#platform.clock.now();
    const entry = {
      portfolioId: given.portfolioId ?? (await this.portfolio()),
      talentProfileId: given.talentProfileId ?? (await this.talentProfileId()),
    };
    const userId = given.userId ?? (await this.user({ role: 'agent' })).id;
    await this.#platform.db
      .insert(rosterEntries)
      .values({ ...entry, createdAt })
      .onConflictDoNothing();
    await this.#platform.db.insert(assignments).values({ ...entry, userId, createdAt });
    return { ...entry, userId };
  }

  async production(given: Given<typeof productions> = {}): Promise<string> {
    const id = given.id ?? newId();
    await this.#platform.db.insert(productions).values({
      id,
      title: 'Weighbridge Nine',
      typeId: 'tv-series',
      status: 'casting',
      ...this.#stamps(),
      ...given,
      companyId: given.companyId ?? (await this.clientCompany()),
      createdByUserId: given.createdByUserId ?? (await this.user({ role: 'client' })).id,
    });
    return id;
  }

  async productionRole(given: Given<typeof productionRoles> = {}): Promise<string> {
    const id = given.id ?? newId();
    await this.#platform.db.insert(productionRoles).values({
      id,
      title: 'DI Rhona Tait',
      roleType: 'talent',
      payKind: 'paid',
      position: 0,
      ...this.#stamps(),
      ...given,
      productionId: given.productionId ?? (await this.production()),
    });
    return id;
  }

  async castingCall(given: Given<typeof castingCalls> = {}): Promise<string> {
    const id = given.id ?? newId();
    await this.#platform.db.insert(castingCalls).values({
      id,
      breakdownId: id,
      status: 'open',
      visibility: 'public',
      deadlineAt: new Date(this.#platform.clock.now().getTime() + WEEK_MS),
      ...this.#stamps(),
      ...given,
      roleId: given.roleId ?? (await this.productionRole()),
    });
    return id;
  }

  async application(given: Given<typeof applications> = {}): Promise<string> {
    const id = given.id ?? newId();
    const roleId = given.roleId ?? (await this.productionRole());
    await this.#platform.db.insert(applications).values({
      id,
      callVersion: 1,
      status: 'submitted',
      statusSince: this.#platform.clock.now(),
      ...this.#stamps(),
      ...given,
      roleId,
      callId: given.callId ?? (await this.castingCall({ roleId })),
      talentProfileId: given.talentProfileId ?? (await this.talentProfileId()),
      submittedByUserId: given.submittedByUserId ?? (await this.user({ role: 'talent' })).id,
    });
    return id;
  }

  async audition(given: Given<typeof auditions> = {}): Promise<string> {
    const id = given.id ?? newId();
    await this.#platform.db.insert(auditions).values({
      id,
      round: 'first',
      kind: 'in_person',
      timeZone: 'Europe/London',
      startsAt: new Date(this.#platform.clock.now().getTime() + WEEK_MS),
      ...this.#stamps(),
      ...given,
      productionId: given.productionId ?? (await this.production()),
    });
    return id;
  }

  async auditionInvitation(given: Given<typeof auditionInvitations> = {}): Promise<string> {
    const id = given.id ?? newId();
    await this.#platform.db.insert(auditionInvitations).values({
      id,
      status: 'pending',
      ...this.#stamps(),
      ...given,
      auditionId: given.auditionId ?? (await this.audition()),
      roleId: given.roleId ?? (await this.productionRole()),
      talentProfileId: given.talentProfileId ?? (await this.talentProfileId()),
    });
    return id;
  }

  async conversation(given: Given<typeof conversations> = {}): Promise<string> {
    const id = given.id ?? newId();
    await this.#platform.db.insert(conversations).values({ id, ...this.#stamps(), ...given });
    return id;
  }

  async message(given: Given<typeof messages> = {}): Promise<string> {
    const id = given.id ?? newId();
    await this.#platform.db.insert(messages).values({
      id,
      sequence: 1,
      clientId: newId(),
      text: 'Are you free on Tuesday?',
      sentAt: this.#platform.clock.now(),
      ...given,
      conversationId: given.conversationId ?? (await this.conversation()),
      authorUserId: given.authorUserId ?? (await this.user()).id,
    });
    return id;
  }

  /** An uploaded file; of a photo that is ready there is a picture. */
  async media(given: Given<typeof media> & { picture?: Buffer } = {}): Promise<string> {
    const { picture, ...row } = given;
    const id = row.id ?? newId();
    const talentProfileId = row.talentProfileId ?? (await this.talentProfileId());
    const { kind = 'photo', status = 'ready' } = row;
    await this.#platform.db.insert(media).values({
      kind,
      status,
      fileName: 'IMG_0001.jpg',
      bytes: 1024,
      ...(kind === 'photo' && status === 'ready' && (await this.#storePicture(id, picture))),
      ...this.#stamps(),
      ...row,
      id,
      talentProfileId,
      uploadedByUserId: row.uploadedByUserId ?? (await this.#keeperOf(talentProfileId)),
    });
    return id;
  }

  async #storePicture(mediaId: string, picture?: Buffer) {
    const size = { width: 4, height: 5 };
    tinyPicture ??= paint('tomato', size).webp().toBuffer();
    const pictureFolder = `media/${mediaId}`;
    const content = picture ?? (await tinyPicture);
    await this.#platform.storage.put(`${pictureFolder}/320.webp`, content, {
      contentType: 'image/webp',
    });
    return { contentType: 'image/jpeg', pictureFolder, pictureWidths: [320], ...size };
  }

  async #keeperOf(talentProfileId: string): Promise<string> {
    const [profile] = await this.#platform.db
      .select({ userId: talentProfiles.ownerUserId })
      .from(talentProfiles)
      .where(eq(talentProfiles.id, talentProfileId));
    return profile?.userId ?? '';
  }

  async notification(given: Given<typeof notifications> = {}): Promise<string> {
    const id = given.id ?? newId();
    await this.#platform.db.insert(notifications).values({
      id,
      kind: 'application',
      title: 'You are shortlisted',
      content: 'DI Rhona Tait, Weighbridge Nine',
      status: 'unread',
      createdAt: this.#platform.clock.now(),
      ...given,
      userId: given.userId ?? (await this.user()).id,
    });
    return id;
  }

  async verificationRequest(given: Given<typeof verificationRequests> = {}): Promise<string> {
    const id = given.id ?? newId();
    await this.#platform.db.insert(verificationRequests).values({
      id,
      kind: 'professional',
      statement: 'Twelve years of casting.',
      status: 'pending',
      ...this.#stamps(),
      ...given,
      userId: given.userId ?? (await this.user()).id,
    });
    return id;
  }
}
