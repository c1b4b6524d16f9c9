CREATE TABLE "agent_profiles" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"job_title" text,
	"phone" text,
	"bio" text,
	"photo_key" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "agent_profiles_userId_unique" UNIQUE("user_id")
);
--> statement-breakpoint
CREATE TABLE "client_companies" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "client_profiles" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"job_title" text,
	"website" text,
	"phone" text,
	"bio" text,
	"photo_key" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "client_profiles_userId_unique" UNIQUE("user_id")
);
--> statement-breakpoint
CREATE TABLE "application_status_changes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"application_id" uuid NOT NULL,
	"from_status" text,
	"to_status" text NOT NULL,
	"actor_user_id" uuid,
	"on_behalf_of_user_id" uuid,
	"reason" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "application_status_changes_from" CHECK ("application_status_changes"."from_status" in ('submitted', 'viewed', 'shortlisted', 'audition', 'callback', 'offered', 'booked', 'not_selected', 'withdrawn', 'released', 'offer_declined', 'role_cancelled')),
	CONSTRAINT "application_status_changes_to" CHECK ("application_status_changes"."to_status" in ('submitted', 'viewed', 'shortlisted', 'audition', 'callback', 'offered', 'booked', 'not_selected', 'withdrawn', 'released', 'offer_declined', 'role_cancelled'))
);
--> statement-breakpoint
CREATE TABLE "applications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"role_id" uuid NOT NULL,
	"call_id" uuid NOT NULL,
	"call_version" integer NOT NULL,
	"talent_profile_id" uuid NOT NULL,
	"submitted_by_user_id" uuid NOT NULL,
	"note" text,
	"status" text NOT NULL,
	"status_since" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "applications_status" CHECK ("applications"."status" in ('submitted', 'viewed', 'shortlisted', 'audition', 'callback', 'offered', 'booked', 'not_selected', 'withdrawn', 'released', 'offer_declined', 'role_cancelled'))
);
--> statement-breakpoint
CREATE TABLE "audition_invitations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"audition_id" uuid NOT NULL,
	"role_id" uuid NOT NULL,
	"talent_profile_id" uuid NOT NULL,
	"status" text NOT NULL,
	"responded_at" timestamp with time zone,
	"note" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "audition_invitations_status" CHECK ("audition_invitations"."status" in ('pending', 'accepted', 'declined', 'reschedule_requested', 'cancelled', 'attended', 'no_show')),
	CONSTRAINT "audition_invitations_responded" CHECK (("audition_invitations"."status" = 'pending') = ("audition_invitations"."responded_at" is null)),
	CONSTRAINT "audition_invitations_note" CHECK ("audition_invitations"."status" not in ('declined', 'reschedule_requested') or "audition_invitations"."note" is not null)
);
--> statement-breakpoint
CREATE TABLE "audition_roles" (
	"audition_id" uuid NOT NULL,
	"role_id" uuid NOT NULL,
	CONSTRAINT "audition_roles_audition_id_role_id_pk" PRIMARY KEY("audition_id","role_id")
);
--> statement-breakpoint
CREATE TABLE "auditions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"production_id" uuid NOT NULL,
	"round" text NOT NULL,
	"kind" text NOT NULL,
	"place" text,
	"time_zone" text NOT NULL,
	"instructions" text,
	"starts_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "auditions_round" CHECK ("auditions"."round" in ('pre_read', 'first', 'callback', 'director_session', 'chemistry_read', 'dance_call', 'screen_test', 'interview')),
	CONSTRAINT "auditions_kind" CHECK ("auditions"."kind" in ('in_person', 'live_video', 'self_tape'))
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"user_agent" text NOT NULL,
	"address" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sessions_tokenHash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text,
	"password_hash" text,
	"role" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"country_id" text,
	"time_zone" text DEFAULT 'UTC' NOT NULL,
	"subscription_plan" text DEFAULT 'free' NOT NULL,
	"verified_professional_status" text DEFAULT 'none' NOT NULL,
	"verified_id_status" text DEFAULT 'none' NOT NULL,
	"email_verified_at" timestamp with time zone,
	"suspended_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "users_can_sign_in" CHECK ("users"."password_hash" is null or "users"."email" is not null),
	CONSTRAINT "users_unclaimed" CHECK ("users"."email" is not null or "users"."role" = 'talent'),
	CONSTRAINT "users_role" CHECK ("users"."role" in ('client', 'talent', 'agent', 'admin')),
	CONSTRAINT "users_plan" CHECK ("users"."subscription_plan" in ('free', 'pro')),
	CONSTRAINT "users_professional" CHECK ("users"."verified_professional_status" in ('none', 'pending', 'verified', 'rejected')),
	CONSTRAINT "users_identity" CHECK ("users"."verified_id_status" in ('none', 'pending', 'verified', 'rejected'))
);
--> statement-breakpoint
CREATE TABLE "business_portfolio_members" (
	"portfolio_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"role" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "business_portfolio_members_portfolio_id_user_id_pk" PRIMARY KEY("portfolio_id","user_id"),
	CONSTRAINT "business_portfolio_members_role" CHECK ("business_portfolio_members"."role" in ('admin', 'employee'))
);
--> statement-breakpoint
CREATE TABLE "business_portfolios" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"description" text,
	"website" text,
	"phone" text,
	"email" text,
	"address" text,
	"logo_key" text,
	"verified_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "team_invitations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"portfolio_id" uuid NOT NULL,
	"invited_by_user_id" uuid NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"email" text NOT NULL,
	"role" text NOT NULL,
	"status" text NOT NULL,
	"token_hash" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"answered_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "team_invitations_tokenHash_unique" UNIQUE("token_hash"),
	CONSTRAINT "team_invitations_role" CHECK ("team_invitations"."role" in ('admin', 'employee')),
	CONSTRAINT "team_invitations_status" CHECK ("team_invitations"."status" in ('pending', 'accepted', 'declined', 'revoked', 'expired'))
);
--> statement-breakpoint
CREATE TABLE "casting_calls" (
	"id" uuid PRIMARY KEY NOT NULL,
	"role_id" uuid NOT NULL,
	"breakdown_id" uuid NOT NULL,
	"status" text NOT NULL,
	"visibility" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"deadline_at" timestamp with time zone NOT NULL,
	"moderator_reason" text,
	"opened_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "casting_calls_status" CHECK ("casting_calls"."status" in ('draft', 'in_review', 'open', 'closed', 'filled', 'cancelled', 'rejected')),
	CONSTRAINT "casting_calls_visibility" CHECK ("casting_calls"."visibility" in ('public', 'verified_agencies', 'chosen_agencies', 'invited')),
	CONSTRAINT "casting_calls_version" CHECK ("casting_calls"."version" > 0),
	CONSTRAINT "casting_calls_ended" CHECK (("casting_calls"."status" in ('closed', 'filled', 'cancelled', 'rejected')) = ("casting_calls"."ended_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "conversation_participants" (
	"conversation_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"read_sequence" bigint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "conversation_participants_conversation_id_user_id_pk" PRIMARY KEY("conversation_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "conversations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"role_id" uuid,
	"production_id" uuid,
	"last_sequence" bigint DEFAULT 0 NOT NULL,
	"last_message_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "conversations_subject" CHECK ("conversations"."role_id" is null or "conversations"."production_id" is null)
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"conversation_id" uuid NOT NULL,
	"sequence" bigint NOT NULL,
	"author_user_id" uuid NOT NULL,
	"on_behalf_of_user_id" uuid,
	"client_id" uuid NOT NULL,
	"text" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"edited_at" timestamp with time zone,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"content" text NOT NULL,
	"link" text,
	"status" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone,
	CONSTRAINT "notifications_status" CHECK ("notifications"."status" in ('unread', 'read')),
	CONSTRAINT "notifications_read" CHECK (("notifications"."status" = 'read') = ("notifications"."read_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "production_collaborators" (
	"production_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"rights" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "production_collaborators_production_id_user_id_pk" PRIMARY KEY("production_id","user_id"),
	CONSTRAINT "production_collaborators_rights" CHECK ("production_collaborators"."rights" in ('manage', 'review', 'view'))
);
--> statement-breakpoint
CREATE TABLE "production_roles" (
	"id" uuid PRIMARY KEY NOT NULL,
	"production_id" uuid NOT NULL,
	"title" text NOT NULL,
	"role_type" text NOT NULL,
	"talent_type_id" text,
	"crew_role_id" text,
	"description" text,
	"count_needed" integer DEFAULT 1 NOT NULL,
	"playing_age_min" integer,
	"playing_age_max" integer,
	"pay_kind" text NOT NULL,
	"pay_amount" integer,
	"pay_unit" text,
	"pay_currency" text,
	"position" integer NOT NULL,
	"cancelled_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "production_roles_type" CHECK ("production_roles"."role_type" in ('talent', 'crew')),
	CONSTRAINT "production_roles_pay_kind" CHECK ("production_roles"."pay_kind" in ('paid', 'low_pay', 'deferred', 'expenses_only', 'unpaid')),
	CONSTRAINT "production_roles_pay_unit" CHECK ("production_roles"."pay_unit" in ('hour', 'half_day', 'day', 'week', 'episode', 'show', 'flat', 'session_plus_usage')),
	CONSTRAINT "production_roles_count" CHECK ("production_roles"."count_needed" > 0),
	CONSTRAINT "production_roles_pay" CHECK ("production_roles"."pay_amount" is null or ("production_roles"."pay_amount" >= 0 and "production_roles"."pay_currency" is not null)),
	CONSTRAINT "production_roles_currency" CHECK ("production_roles"."pay_currency" ~ '^[A-Z]{3}$'),
	CONSTRAINT "production_roles_talent_or_crew" CHECK (case "production_roles"."role_type" when 'talent' then "production_roles"."crew_role_id" is null else "production_roles"."talent_type_id" is null and "production_roles"."playing_age_min" is null and "production_roles"."playing_age_max" is null end),
	CONSTRAINT "production_roles_playing_age" CHECK ("production_roles"."playing_age_min" >= 0 and "production_roles"."playing_age_max" >= "production_roles"."playing_age_min")
);
--> statement-breakpoint
CREATE TABLE "productions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"created_by_user_id" uuid NOT NULL,
	"title" text NOT NULL,
	"code_name" text,
	"is_confidential" boolean DEFAULT false NOT NULL,
	"type_id" text NOT NULL,
	"status" text NOT NULL,
	"synopsis" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "productions_status" CHECK ("productions"."status" in ('draft', 'casting', 'in_production', 'wrapped', 'on_hold', 'cancelled')),
	CONSTRAINT "productions_code_name" CHECK (not "productions"."is_confidential" or "productions"."code_name" is not null)
);
--> statement-breakpoint
CREATE TABLE "accents" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "body_types" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "certification_types" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "countries" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"position" integer NOT NULL,
	"code" text NOT NULL,
	CONSTRAINT "countries_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "crew_departments" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "crew_roles" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"position" integer NOT NULL,
	"department_id" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ethnicities" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "eye_colors" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "facial_hair" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "hair_colors" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "hair_lengths" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "hair_styles" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "languages" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"position" integer NOT NULL,
	"is_signed" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "production_types" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "skill_categories" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "skills" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"position" integer NOT NULL,
	"category_id" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "talent_categories" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "talent_types" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "union_contracts" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "union_memberships" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "unions" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"position" integer NOT NULL,
	"kind" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "assignments" (
	"portfolio_id" uuid NOT NULL,
	"talent_profile_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "assignments_portfolio_id_talent_profile_id_user_id_pk" PRIMARY KEY("portfolio_id","talent_profile_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "representations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"talent_profile_id" uuid NOT NULL,
	"portfolio_id" uuid NOT NULL,
	"field" text NOT NULL,
	"territory" text NOT NULL,
	"kind" text NOT NULL,
	"is_exclusive" boolean NOT NULL,
	"submitter" text NOT NULL,
	"status" text NOT NULL,
	"started_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "representations_field" CHECK ("representations"."field" in ('film_and_tv', 'commercial', 'theatre', 'voice', 'modelling', 'all')),
	CONSTRAINT "representations_kind" CHECK ("representations"."kind" in ('agent', 'manager')),
	CONSTRAINT "representations_submitter" CHECK ("representations"."submitter" in ('agent', 'talent', 'both')),
	CONSTRAINT "representations_status" CHECK ("representations"."status" in ('requested', 'active', 'ended')),
	CONSTRAINT "representations_ended" CHECK (("representations"."status" = 'ended') = ("representations"."ended_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "roster_entries" (
	"portfolio_id" uuid NOT NULL,
	"talent_profile_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "roster_entries_portfolio_id_talent_profile_id_pk" PRIMARY KEY("portfolio_id","talent_profile_id")
);
--> statement-breakpoint
CREATE TABLE "talent_profiles" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"owner_user_id" uuid NOT NULL,
	"stage_name" text,
	"pronouns" text,
	"date_of_birth" date,
	"playing_age_min" integer,
	"playing_age_max" integer,
	"country_id" text,
	"city" text,
	"headline" text,
	"bio" text,
	"visibility" text DEFAULT 'professionals' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "talent_profiles_userId_unique" UNIQUE("user_id"),
	CONSTRAINT "talent_profiles_visibility" CHECK ("talent_profiles"."visibility" in ('public', 'professionals', 'hidden')),
	CONSTRAINT "talent_profiles_playing_age" CHECK ("talent_profiles"."playing_age_min" between 0 and 120 and "talent_profiles"."playing_age_max" between "talent_profiles"."playing_age_min" and 120)
);
--> statement-breakpoint
CREATE TABLE "verification_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"statement" text NOT NULL,
	"links" text[] DEFAULT '{}' NOT NULL,
	"status" text NOT NULL,
	"reason" text,
	"decided_by_user_id" uuid,
	"decided_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "verification_requests_kind" CHECK ("verification_requests"."kind" in ('professional', 'identity')),
	CONSTRAINT "verification_requests_status" CHECK ("verification_requests"."status" in ('pending', 'approved', 'rejected')),
	CONSTRAINT "verification_requests_decided" CHECK (("verification_requests"."status" = 'pending') = ("verification_requests"."decided_at" is null) and ("verification_requests"."decided_at" is null) = ("verification_requests"."decided_by_user_id" is null)),
	CONSTRAINT "verification_requests_reason" CHECK ("verification_requests"."status" <> 'rejected' or "verification_requests"."reason" is not null)
);
--> statement-breakpoint
CREATE TABLE "audit_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"actor_user_id" uuid,
	"on_behalf_of_user_id" uuid,
	"act" text NOT NULL,
	"target_kind" text NOT NULL,
	"target_id" text NOT NULL,
	"difference" jsonb,
	"address" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"transaction_id" "xid8" DEFAULT pg_current_xact_id() NOT NULL,
	"subject" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"user_id" uuid NOT NULL,
	"key" text NOT NULL,
	"request_hash" text NOT NULL,
	"response_status" integer NOT NULL,
	"response_body" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "idempotency_keys_user_id_key_pk" PRIMARY KEY("user_id","key")
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"used" integer NOT NULL,
	"resets_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mailbox_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"to" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "agent_profiles" ADD CONSTRAINT "agent_profiles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_profiles" ADD CONSTRAINT "client_profiles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_profiles" ADD CONSTRAINT "client_profiles_company_id_client_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."client_companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_status_changes" ADD CONSTRAINT "application_status_changes_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_status_changes" ADD CONSTRAINT "application_status_changes_actor_user_id_users_id_fk" FOREIGN KEY ("actor_user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_status_changes" ADD CONSTRAINT "application_status_changes_on_behalf_of_user_id_users_id_fk" FOREIGN KEY ("on_behalf_of_user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_role_id_production_roles_id_fk" FOREIGN KEY ("role_id") REFERENCES "public"."production_roles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_call_id_casting_calls_id_fk" FOREIGN KEY ("call_id") REFERENCES "public"."casting_calls"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_talent_profile_id_talent_profiles_id_fk" FOREIGN KEY ("talent_profile_id") REFERENCES "public"."talent_profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_submitted_by_user_id_users_id_fk" FOREIGN KEY ("submitted_by_user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audition_invitations" ADD CONSTRAINT "audition_invitations_audition_id_auditions_id_fk" FOREIGN KEY ("audition_id") REFERENCES "public"."auditions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audition_invitations" ADD CONSTRAINT "audition_invitations_role_id_production_roles_id_fk" FOREIGN KEY ("role_id") REFERENCES "public"."production_roles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audition_invitations" ADD CONSTRAINT "audition_invitations_talent_profile_id_talent_profiles_id_fk" FOREIGN KEY ("talent_profile_id") REFERENCES "public"."talent_profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audition_roles" ADD CONSTRAINT "audition_roles_audition_id_auditions_id_fk" FOREIGN KEY ("audition_id") REFERENCES "public"."auditions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audition_roles" ADD CONSTRAINT "audition_roles_role_id_production_roles_id_fk" FOREIGN KEY ("role_id") REFERENCES "public"."production_roles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auditions" ADD CONSTRAINT "auditions_production_id_productions_id_fk" FOREIGN KEY ("production_id") REFERENCES "public"."productions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_country_id_countries_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."countries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "business_portfolio_members" ADD CONSTRAINT "business_portfolio_members_portfolio_id_business_portfolios_id_fk" FOREIGN KEY ("portfolio_id") REFERENCES "public"."business_portfolios"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "business_portfolio_members" ADD CONSTRAINT "business_portfolio_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "business_portfolios" ADD CONSTRAINT "business_portfolios_owner_user_id_users_id_fk" FOREIGN KEY ("owner_user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_invitations" ADD CONSTRAINT "team_invitations_portfolio_id_business_portfolios_id_fk" FOREIGN KEY ("portfolio_id") REFERENCES "public"."business_portfolios"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_invitations" ADD CONSTRAINT "team_invitations_invited_by_user_id_users_id_fk" FOREIGN KEY ("invited_by_user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "casting_calls" ADD CONSTRAINT "casting_calls_role_id_production_roles_id_fk" FOREIGN KEY ("role_id") REFERENCES "public"."production_roles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_participants" ADD CONSTRAINT "conversation_participants_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_participants" ADD CONSTRAINT "conversation_participants_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_role_id_production_roles_id_fk" FOREIGN KEY ("role_id") REFERENCES "public"."production_roles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_production_id_productions_id_fk" FOREIGN KEY ("production_id") REFERENCES "public"."productions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_author_user_id_users_id_fk" FOREIGN KEY ("author_user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_on_behalf_of_user_id_users_id_fk" FOREIGN KEY ("on_behalf_of_user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "production_collaborators" ADD CONSTRAINT "production_collaborators_production_id_productions_id_fk" FOREIGN KEY ("production_id") REFERENCES "public"."productions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "production_collaborators" ADD CONSTRAINT "production_collaborators_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "production_roles" ADD CONSTRAINT "production_roles_production_id_productions_id_fk" FOREIGN KEY ("production_id") REFERENCES "public"."productions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "production_roles" ADD CONSTRAINT "production_roles_talent_type_id_talent_types_id_fk" FOREIGN KEY ("talent_type_id") REFERENCES "public"."talent_types"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "production_roles" ADD CONSTRAINT "production_roles_crew_role_id_crew_roles_id_fk" FOREIGN KEY ("crew_role_id") REFERENCES "public"."crew_roles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "productions" ADD CONSTRAINT "productions_company_id_client_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."client_companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "productions" ADD CONSTRAINT "productions_created_by_user_id_users_id_fk" FOREIGN KEY ("created_by_user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "productions" ADD CONSTRAINT "productions_type_id_production_types_id_fk" FOREIGN KEY ("type_id") REFERENCES "public"."production_types"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "crew_roles" ADD CONSTRAINT "crew_roles_department_id_crew_departments_id_fk" FOREIGN KEY ("department_id") REFERENCES "public"."crew_departments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "skills" ADD CONSTRAINT "skills_category_id_skill_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."skill_categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assignments" ADD CONSTRAINT "assignments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assignments" ADD CONSTRAINT "assignments_portfolio_id_talent_profile_id_roster_entries_portfolio_id_talent_profile_id_fk" FOREIGN KEY ("portfolio_id","talent_profile_id") REFERENCES "public"."roster_entries"("portfolio_id","talent_profile_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "representations" ADD CONSTRAINT "representations_talent_profile_id_talent_profiles_id_fk" FOREIGN KEY ("talent_profile_id") REFERENCES "public"."talent_profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "representations" ADD CONSTRAINT "representations_portfolio_id_business_portfolios_id_fk" FOREIGN KEY ("portfolio_id") REFERENCES "public"."business_portfolios"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "roster_entries" ADD CONSTRAINT "roster_entries_portfolio_id_business_portfolios_id_fk" FOREIGN KEY ("portfolio_id") REFERENCES "public"."business_portfolios"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "roster_entries" ADD CONSTRAINT "roster_entries_talent_profile_id_talent_profiles_id_fk" FOREIGN KEY ("talent_profile_id") REFERENCES "public"."talent_profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talent_profiles" ADD CONSTRAINT "talent_profiles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talent_profiles" ADD CONSTRAINT "talent_profiles_owner_user_id_users_id_fk" FOREIGN KEY ("owner_user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talent_profiles" ADD CONSTRAINT "talent_profiles_country_id_countries_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."countries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "verification_requests" ADD CONSTRAINT "verification_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "verification_requests" ADD CONSTRAINT "verification_requests_decided_by_user_id_users_id_fk" FOREIGN KEY ("decided_by_user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "client_profiles_company" ON "client_profiles" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "application_status_changes_history" ON "application_status_changes" USING btree ("application_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "applications_live" ON "applications" USING btree ("role_id","talent_profile_id") WHERE "applications"."status" not in ('not_selected', 'withdrawn', 'released', 'offer_declined', 'role_cancelled');--> statement-breakpoint
CREATE INDEX "applications_board" ON "applications" USING btree ("role_id","status","created_at");--> statement-breakpoint
CREATE INDEX "applications_talent" ON "applications" USING btree ("talent_profile_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "audition_invitations_once" ON "audition_invitations" USING btree ("audition_id","role_id","talent_profile_id");--> statement-breakpoint
CREATE INDEX "audition_invitations_talent" ON "audition_invitations" USING btree ("talent_profile_id","status");--> statement-breakpoint
CREATE INDEX "audition_roles_role" ON "audition_roles" USING btree ("role_id");--> statement-breakpoint
CREATE INDEX "auditions_production" ON "auditions" USING btree ("production_id","starts_at");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_expiry" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email" ON "users" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "business_portfolio_members_user" ON "business_portfolio_members" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "business_portfolios_owner" ON "business_portfolios" USING btree ("owner_user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "team_invitations_live" ON "team_invitations" USING btree ("portfolio_id",lower("email")) WHERE "team_invitations"."status" = 'pending';--> statement-breakpoint
CREATE UNIQUE INDEX "casting_calls_live" ON "casting_calls" USING btree ("role_id") WHERE "casting_calls"."status" not in ('closed', 'filled', 'cancelled', 'rejected');--> statement-breakpoint
CREATE INDEX "casting_calls_breakdown" ON "casting_calls" USING btree ("breakdown_id");--> statement-breakpoint
CREATE INDEX "casting_calls_open" ON "casting_calls" USING btree ("deadline_at") WHERE "casting_calls"."status" = 'open';--> statement-breakpoint
CREATE INDEX "conversation_participants_user" ON "conversation_participants" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "messages_order" ON "messages" USING btree ("conversation_id","sequence");--> statement-breakpoint
CREATE UNIQUE INDEX "messages_once" ON "messages" USING btree ("conversation_id","author_user_id","client_id");--> statement-breakpoint
CREATE INDEX "notifications_list" ON "notifications" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "notifications_unread" ON "notifications" USING btree ("user_id") WHERE "notifications"."status" = 'unread';--> statement-breakpoint
CREATE INDEX "production_collaborators_user" ON "production_collaborators" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "production_roles_production" ON "production_roles" USING btree ("production_id","position");--> statement-breakpoint
CREATE INDEX "productions_company" ON "productions" USING btree ("company_id","created_at");--> statement-breakpoint
CREATE INDEX "assignments_agent" ON "assignments" USING btree ("user_id","talent_profile_id");--> statement-breakpoint
CREATE UNIQUE INDEX "representations_live" ON "representations" USING btree ("talent_profile_id","portfolio_id","field","territory") WHERE "representations"."status" <> 'ended';--> statement-breakpoint
CREATE INDEX "representations_roster" ON "representations" USING btree ("portfolio_id","status");--> statement-breakpoint
CREATE INDEX "roster_entries_talent" ON "roster_entries" USING btree ("talent_profile_id");--> statement-breakpoint
CREATE INDEX "talent_profiles_owner" ON "talent_profiles" USING btree ("owner_user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "verification_requests_open" ON "verification_requests" USING btree ("user_id","kind") WHERE "verification_requests"."status" = 'pending';--> statement-breakpoint
CREATE INDEX "verification_requests_queue" ON "verification_requests" USING btree ("created_at") WHERE "verification_requests"."status" = 'pending';--> statement-breakpoint
CREATE INDEX "audit_entries_time" ON "audit_entries" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "audit_entries_actor" ON "audit_entries" USING btree ("actor_user_id","created_at");--> statement-breakpoint
CREATE INDEX "audit_entries_target" ON "audit_entries" USING btree ("target_kind","target_id","created_at");--> statement-breakpoint
CREATE INDEX "changes_commit_order" ON "changes" USING btree ("transaction_id","id");--> statement-breakpoint
CREATE INDEX "changes_age" ON "changes" USING btree ("changed_at");--> statement-breakpoint
CREATE INDEX "idempotency_keys_age" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "rate_limits_reset" ON "rate_limits" USING btree ("resets_at");--> statement-breakpoint
CREATE INDEX "mailbox_messages_time" ON "mailbox_messages" USING btree ("sent_at","id");