import {
  conversationParticipants,
  conversations,
  messages,
} from '../../src/features/messaging/tables.ts';
import { notifications } from '../../src/features/notifications/tables.ts';
import { verificationRequests } from '../../src/features/verification/tables.ts';
import { newId } from '../../src/platform/ids.ts';
import type { Given } from './maker.ts';
import { MediaFiles } from './media.ts';

/** What people write, are told, and ask to be verified. */
export class News extends MediaFiles {
  async conversation(given: Given<typeof conversations> = {}): Promise<string> {
    const id = given.id ?? newId();
    await this.platform.db.insert(conversations).values({ id, ...this.stamps(), ...given });
    return id;
  }

  /** A conversation in which these people take part by name. */
  async conversationOf(
    userIds: readonly string[],
    given: Given<typeof conversations> = {},
  ): Promise<string> {
    const conversationId = await this.conversation(given);
    const createdAt = this.platform.clock.now();
    await this.platform.db
      .insert(conversationParticipants)
      .values(userIds.map((userId) => ({ conversationId, userId, createdAt })));
    return conversationId;
  }

  async message(given: Given<typeof messages> = {}): Promise<string> {
    const id = given.id ?? newId();
    await this.platform.db.insert(messages).values({
      id,
      sequence: 1,
      revision: given.sequence ?? 1,
      clientId: newId(),
      text: 'Are you free on Tuesday?',
      sentAt: this.platform.clock.now(),
      ...given,
      conversationId: given.conversationId ?? (await this.conversation()),
      authorUserId: given.authorUserId ?? (await this.user()).id,
    });
    return id;
  }

  async notification(given: Given<typeof notifications> = {}): Promise<string> {
    const id = given.id ?? newId();
    await this.platform.db.insert(notifications).values({
      id,
      kind: 'application',
      title: 'You are shortlisted',
      content: 'DI Rhona Tait, Weighbridge Nine',
      status: 'unread',
      createdAt: this.platform.clock.now(),
      ...given,
      userId: given.userId ?? (await this.user()).id,
    });
    return id;
  }

  async verificationRequest(given: Given<typeof verificationRequests> = {}): Promise<string> {
    const id = given.id ?? newId();
    await this.platform.db.insert(verificationRequests).values({
      id,
      kind: 'professional',
      statement: 'Twelve years of casting.',
      status: 'pending',
      ...this.stamps(),
      ...given,
      userId: given.userId ?? (await this.user()).id,
    });
    return id;
  }
}
