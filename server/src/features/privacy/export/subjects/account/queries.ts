import { sql } from 'drizzle-orm';
import type { Subject } from '../queries.ts';

/** What an account is, and what belongs to nobody else. */
export const ACCOUNT_SUBJECTS: readonly Subject[] = [
  {
    name: 'account',
    about: 'Who you are on Callboard, and your settings',
    rows: ({ userId }) => sql`
      select id::text as key,
        to_jsonb(users) - array['password_hash', 'folded_name', 'folded_last_name'] as row
      from users where id = ${userId}`,
  },
  {
    name: 'sessions',
    about: 'The devices on which you are signed in',
    rows: ({ userId }) => sql`
      select id::text as key, to_jsonb(sessions) - 'token_hash' as row
      from sessions where user_id = ${userId}`,
  },
  {
    name: 'links-by-mail',
    about: 'Links that were mailed to you to prove an address or choose a password',
    rows: ({ userId }) => sql`
      select id::text as key, to_jsonb(mail_tokens) - 'token_hash' as row
      from mail_tokens where user_id = ${userId}`,
  },
  {
    name: 'notifications',
    about: 'What you were told',
    rows: ({ userId }) => sql`
      select id::text as key, to_jsonb(notifications) as row
      from notifications where user_id = ${userId}`,
  },
  {
    name: 'mail-choices',
    about: 'Which news you want by e-mail, where you chose',
    rows: ({ userId }) => sql`
      select kind as key, to_jsonb(notification_mail_choices) as row
      from notification_mail_choices where user_id = ${userId}`,
  },
  {
    name: 'to-dos',
    about: 'Your own to-dos',
    rows: ({ userId }) => sql`
      select id::text as key, to_jsonb(todos) as row from todos where user_id = ${userId}`,
  },
  {
    name: 'saved-searches',
    about: 'Searches for talent that you keep',
    rows: ({ userId }) => sql`
      select id::text as key, to_jsonb(saved_searches) - 'watched_since' as row
      from saved_searches where user_id = ${userId}`,
  },
  {
    name: 'calendar-feed',
    about: 'Since when a calendar may subscribe to your dates',
    rows: ({ userId }) => sql`
      select user_id::text as key, jsonb_build_object('created_at', created_at) as row
      from calendar_feeds where user_id = ${userId}`,
  },
  {
    name: 'client-profile',
    about: 'What casting teams and talent see of you as a client',
    rows: ({ userId }) => sql`
      select p.id::text as key,
        to_jsonb(p) - 'photo_key' || jsonb_build_object('company', c.name) as row
      from client_profiles p join client_companies c on c.id = p.company_id
      where p.user_id = ${userId}`,
  },
  {
    name: 'agent-profile',
    about: 'What others see of you as an agent',
    rows: ({ userId }) => sql`
      select id::text as key, to_jsonb(agent_profiles) - 'photo_key' as row
      from agent_profiles where user_id = ${userId}`,
  },
  {
    name: 'plans',
    about: 'Pro, as it is paid for by you, for you or for your company',
    rows: ({ userId }) => sql`
      select s.id::text as key, to_jsonb(s) as row from subscriptions s
      where s.user_id = ${userId} or s.payer_user_id = ${userId} or s.company_id in (
        select company_id from client_profiles where user_id = ${userId})`,
  },
  {
    name: 'payer-at-provider',
    about:
      'How the payment provider knows whoever pays for you, your company, or others through you',
    rows: ({ userId }) => sql`
      select c.provider || c.customer_ref as key, to_jsonb(c) as row from billing_customers c
      where c.user_id = ${userId} or c.payer_user_id = ${userId} or c.company_id in (
        select company_id from client_profiles where user_id = ${userId})`,
  },
  {
    name: 'plans-tried-out',
    about: 'Pro, as you ordered it for trying out; no money moved',
    rows: ({ userId }) => sql`
      select id::text as key, to_jsonb(try_out_subscriptions) as row
      from try_out_subscriptions where user_id = ${userId} or payer_user_id = ${userId}`,
  },
  {
    name: 'data-copies',
    about: 'When copies like this one were asked for',
    rows: ({ userId }) => sql`
      select id::text as key, jsonb_build_object('status', status, 'bytes', bytes,
        'created_at', created_at, 'ready_at', ready_at, 'expires_at', expires_at) as row
      from data_exports where user_id = ${userId}`,
  },
  {
    name: 'account-deletions',
    about: 'When your account was to be deleted',
    rows: ({ userId }) => sql`
      select id::text as key, to_jsonb(account_deletions) - 'asked_by_user_id' as row
      from account_deletions where user_id = ${userId}`,
  },
];
