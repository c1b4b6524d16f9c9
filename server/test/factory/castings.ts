import { eq } from 'drizzle-orm';
import { applicationStatusChanges, applications } from '../../src/features/applications/tables.ts';
import { auditionInvitations, auditions } from '../../src/features/auditions/tables.ts';
import { castingCalls } from '../../src/features/casting-calls/tables.ts';
import { touchCall } from '../../src/features/casting-calls/touch-call.ts';
import { productionRoles } from '../../src/features/productions/roles/tables.ts';
import { productions } from '../../src/features/productions/tables.ts';
import { newId } from '../../src/platform/ids.ts';
import { Agencies } from './agencies.ts';
import type { Given } from './maker.ts';

const WEEK_MS = 7 * 24 * 60 * 60 * 1000;
const QUARTER_MS = 15 * 60 * 1000;
const NOTHING_TOLD = {
  link: null,
  instructions: null,
  sidesFileIds: [],
  pages: null,
  isMemorised: false,
  isOpenBooking: false,
  tape: null,
};

/** Productions and everything on the way into one. */
export class Castings extends Agencies {
  async production(given: Given<typeof productions> = {}): Promise<string> {
    const id = given.id ?? newId();
    await this.platform.db.insert(productions).values({
      id,
      title: 'Weighbridge Nine',
      typeId: 'tv-series',
      status: 'casting',
      ...this.stamps(),
      ...given,
      companyId: given.companyId ?? (await this.clientCompany()),
      createdByUserId: given.createdByUserId ?? (await this.user({ role: 'client' })).id,
    });
    return id;
  }

  async productionRole(given: Given<typeof productionRoles> = {}): Promise<string> {
    const id = given.id ?? newId();
    await this.platform.db.insert(productionRoles).values({
      id,
      title: 'DI Rhona Tait',
      roleType: 'talent',
      payKind: 'paid',
      position: 0,
      ...this.stamps(),
      ...given,
      productionId: given.productionId ?? (await this.production()),
    });
    return id;
  }

  async castingCall(given: Given<typeof castingCalls> = {}): Promise<string> {
    const id = given.id ?? newId();
    const row = {
      id,
      breakdownId: id,
      status: 'open' as const,
      visibility: 'public' as const,
      deadlineAt: new Date(this.platform.clock.now().getTime() + WEEK_MS),
      ...this.stamps(),
      ...given,
      roleId: given.roleId ?? (await this.productionRole()),
    };
    await this.platform.transaction(async (tx) => {
      await tx.insert(castingCalls).values(row);
      await touchCall(tx, this.platform.clock, id);
    });
    return id;
  }

  async application(given: Given<typeof applications> = {}): Promise<string> {
    const id = given.id ?? newId();
    const roleId = given.roleId ?? (await this.productionRole());
    await this.platform.db.insert(applications).values({
      id,
      callVersion: 1,
      status: 'submitted',
      statusSince: this.platform.clock.now(),
      toldStatus: given.status ?? 'submitted',
      toldSince: given.statusSince ?? this.platform.clock.now(),
      ...this.stamps(),
      ...given,
      roleId,
      callId: given.callId ?? (await this.castingCall({ roleId })),
      talentProfileId: given.talentProfileId ?? (await this.talentProfileId()),
      submittedByUserId: given.submittedByUserId ?? (await this.user({ role: 'talent' })).id,
    });
    return id;
  }

  /** A line of an application's history, which it is not moved by. */
  async statusChange(given: Given<typeof applicationStatusChanges> = {}): Promise<string> {
    const id = given.id ?? newId();
    await this.platform.db.insert(applicationStatusChanges).values({
      id,
      toStatus: 'viewed',
      createdAt: this.platform.clock.now(),
      ...given,
      applicationId: given.applicationId ?? (await this.application()),
    });
    return id;
  }

  async audition(given: Given<typeof auditions> = {}): Promise<string> {
    const id = given.id ?? newId();
    const startsAt = given.startsAt ?? new Date(this.platform.clock.now().getTime() + WEEK_MS);
    const facts = {
      round: given.round ?? 'first',
      kind: given.kind ?? 'in_person',
      timeZone: given.timeZone ?? 'Europe/London',
    } as const;
    await this.platform.db.insert(auditions).values({
      id,
      ...facts,
      startsAt,
      endsAt: new Date(startsAt.getTime() + QUARTER_MS),
      told: { ...NOTHING_TOLD, ...facts, place: given.place ?? null },
      sentAt: this.platform.clock.now(),
      ...this.stamps(),
      ...given,
      productionId: given.productionId ?? (await this.production()),
    });
    return id;
  }

  async auditionInvitation(given: Given<typeof auditionInvitations> = {}): Promise<string> {
    const id = given.id ?? newId();
    const { db } = this.platform;
    const auditionId = given.auditionId ?? (await this.audition());
    const [session] = await db
      .select({ startsAt: auditions.startsAt, endsAt: auditions.endsAt })
      .from(auditions)
      .where(eq(auditions.id, auditionId));
    if (session === undefined) throw new Error('an invitation needs its audition');
    await db.insert(auditionInvitations).values({
      id,
      status: 'pending',
      ...session,
      ...this.stamps(),
      ...given,
      auditionId,
      roleId: given.roleId ?? (await this.productionRole()),
      talentProfileId: given.talentProfileId ?? (await this.talentProfileId()),
    });
    return id;
  }
}
