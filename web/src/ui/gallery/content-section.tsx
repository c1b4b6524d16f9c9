import { BadgeCheck, Inbox } from 'lucide-react';
import { useState } from 'react';
import { Avatar } from '../avatar.tsx';
import { Badge } from '../badge.tsx';
import { Button } from '../button.tsx';
import { Card } from '../card.tsx';
import { CountBadge } from '../count-badge.tsx';
import { CursorPager, LoadMore } from '../cursor-pagination.tsx';
import { EmptyState } from '../empty-state.tsx';
import { ErrorState } from '../error-state.tsx';
import { PageHeader } from '../page-header.tsx';
import { ProgressBar } from '../progress-bar.tsx';
import { Skeleton } from '../skeleton.tsx';
import { Spinner } from '../spinner.tsx';
import { Tab, TabList, TabPanel, Tabs } from '../tabs.tsx';
import { SampleTable } from './sample-table.tsx';
import { LONG_NAME } from './samples.ts';
import { Section, Specimen } from './section.tsx';

export function ContentSection() {
  return (
    <Section title="Content">
      <Heads />
      <Marks />
      <SampleTable />
      <Pages />
      <States />
    </Section>
  );
}

function Heads() {
  return (
    <div className="grid gap-4">
      <PageHeader
        breadcrumbs={[
          <a key="all" href="#content">
            Productions
          </a>,
          <a key="one" href="#content">
            Weighbridge Nine
          </a>,
        ]}
        title="DI Rhona Tait"
        badge={<Badge tone="outline">Series regular</Badge>}
        facts="Call closes in 3 days · answers 94 % of applicants"
        actions={
          <>
            <Button>Share</Button>
            <Button look="primary">Schedule session</Button>
          </>
        }
      />
      <Tabs defaultValue="applications">
        <TabList label="Role">
          <Tab value="overview">Overview</Tab>
          <Tab value="applications" count={412}>
            Applications
          </Tab>
          <Tab value="auditions" count={18}>
            Auditions
          </Tab>
          <Tab value="closed" disabled>
            Closed
          </Tab>
        </TabList>
        <TabPanel value="overview">What the role is.</TabPanel>
        <TabPanel value="applications">Who applied.</TabPanel>
        <TabPanel value="auditions">Who was seen.</TabPanel>
      </Tabs>
      <PageHeader title={LONG_NAME} facts="A long name breaks, and nothing runs over." />
    </div>
  );
}

function Marks() {
  return (
    <>
      <Specimen name="Avatars: image, failed image, initials, email, nobody">
        <Avatar src="/icon.svg" label="Callboard" size="lg" />
        <Avatar src="/missing.png" profileName="Mara Okonjo-Lyle" size="lg" />
        <Avatar userName="Teodor Brasko" size="md" />
        <Avatar email="priya@example.com" size="sm" />
        <Avatar size="lg" />
      </Specimen>
      <Specimen name="Badges">
        <Badge>Draft</Badge>
        <Badge tone="outline">Native Scottish</Badge>
        <Badge tone="accent">PRO</Badge>
        <Badge tone="success" icon={BadgeCheck}>
          Verified
        </Badge>
        <Badge tone="info">Shortlisted</Badge>
        <Badge tone="warn">Audition</Badge>
        <Badge tone="danger">Expired</Badge>
        <CountBadge count={12} />
        <CountBadge count={140} tone="accent" label="unread" />
        <CountBadge count={10} cap={9} tone="accent" />
      </Specimen>
      <div className="grid gap-4 md:grid-cols-2">
        <Card
          title="Fits DI Rhona Tait"
          description="8 of 9 asked for"
          aside={<Badge tone="success">Open</Badge>}
        >
          <p className="text-13">Native Scottish accent, drives, Equity UK.</p>
        </Card>
        <Card title={LONG_NAME} description="A title alone." />
      </div>
    </>
  );
}

function Pages() {
  const [page, setPage] = useState(1);
  const [isLoading, setLoading] = useState(false);
  return (
    <div className="grid gap-2">
      <CursorPager
        label="Reports"
        onPrevious={page > 1 ? () => setPage(page - 1) : undefined}
        onNext={page < 3 ? () => setPage(page + 1) : undefined}
      />
      <LoadMore hasMore isLoading={isLoading} onLoadMore={() => setLoading(true)} />
    </div>
  );
}

function States() {
  const [isRetrying, setRetrying] = useState(false);
  return (
    <div className="grid gap-4 md:grid-cols-2">
      <Card>
        <EmptyState
          icon={Inbox}
          title="No applications yet"
          text="People who apply for this role appear here. Publish the call to let them."
          action={<Button look="primary">Publish call</Button>}
        />
      </Card>
      <Card>
        <ErrorState
          text="Callboard could not be reached. Check your connection and try again."
          isRetrying={isRetrying}
          onRetry={() => setRetrying(true)}
        />
      </Card>
      <Card title="On its way">
        <div aria-busy="true" className="grid gap-3">
          <div className="flex items-center gap-3">
            <Skeleton className="size-10 rounded-full" />
            <Skeleton className="h-4 w-1/2" />
          </div>
          <Skeleton />
          <Skeleton className="h-4 w-2/3" />
        </div>
      </Card>
      <Card title="Under way">
        <div className="grid gap-4">
          <ProgressBar label="Uploading" value={60} />
          <ProgressBar label="Processing" />
          <Spinner size={32} label="Loading" />
        </div>
      </Card>
    </div>
  );
}
