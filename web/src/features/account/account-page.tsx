import { PageHeader } from '../../ui/page-header.tsx';
import { PlanCard } from '../billing/api.ts';
import { ChildrenCard } from '../children/api.ts';
import { CalendarCard } from '../invitations/api.ts';
import { BlockedPeopleCard } from '../messaging/people/api.ts';
import { ModerationCard } from '../moderation/account/api.ts';
import { DeleteCard, DeletionBanner, DownloadCard } from '../privacy/api.ts';
import { VerificationCard } from '../verification/account/api.ts';
import { EmailCard } from './email-card.tsx';
import { MailChoicesCard } from './mail-choices-card.tsx';
import { NamesCard } from './names-card.tsx';
import { PasswordCard } from './password-card.tsx';
import { PreferencesCard } from './preferences-card.tsx';
import { ProfileCard } from './profile-card.tsx';
import { SessionsCard } from './sessions-card.tsx';

export function AccountPage() {
  return (
    <div className="mx-auto grid w-full max-w-[720px] gap-5">
      <PageHeader title="Account & settings" />
      <DeletionBanner />
      <NamesCard />
      <ProfileCard />
      <ChildrenCard />
      <VerificationCard />
      <PlanCard />
      <ModerationCard />
      <PreferencesCard />
      <MailChoicesCard />
      <CalendarCard />
      <EmailCard />
      <PasswordCard />
      <BlockedPeopleCard />
      <SessionsCard />
      <DownloadCard />
      <DeleteCard />
    </div>
  );
}
