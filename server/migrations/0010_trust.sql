CREATE TABLE "rejected_call_traces" (
	"kind" text NOT NULL,
	"value" text NOT NULL,
	"call_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "rejected_call_traces_kind_value_call_id_pk" PRIMARY KEY("kind","value","call_id"),
	CONSTRAINT "rejected_call_traces_kind" CHECK ("rejected_call_traces"."kind" in ('domain', 'phone', 'text'))
);
--> statement-breakpoint
CREATE TABLE "child_details" (
	"talent_profile_id" uuid PRIMARY KEY NOT NULL,
	"relation" text,
	"guardianship_confirmed_at" timestamp with time zone,
	"licence_authority" text,
	"licence_number" text,
	"licence_from" date,
	"licence_until" date,
	"chaperone_name" text,
	"chaperone_phone" text,
	"chaperone_licence" text,
	"chaperone_is_guardian" boolean DEFAULT false NOT NULL,
	"school_name" text,
	"notes" text,
	"reminded_of_licence_until" date,
	"told_of18_at" timestamp with time zone,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "child_details_relation" CHECK ("child_details"."relation" in ('parent', 'legal_guardian', 'other'))
);
--> statement-breakpoint
CREATE TABLE "moderation_decisions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"subject" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"title" text NOT NULL,
	"user_id" uuid,
	"decision" text NOT NULL,
	"reason" text NOT NULL,
	"decided_by_user_id" uuid,
	"decided_at" timestamp with time zone NOT NULL,
	"lifted_at" timestamp with time zone,
	"lifted_by_user_id" uuid,
	"lift_reason" text,
	"appeal_text" text,
	"appealed_at" timestamp with time zone,
	"appeal_outcome" text,
	"appeal_reason" text,
	"appeal_decided_by_user_id" uuid,
	"appeal_decided_at" timestamp with time zone,
	CONSTRAINT "moderation_decisions_subject_kind" CHECK ("moderation_decisions"."subject" in ('message', 'call', 'profile', 'user', 'share_link')),
	CONSTRAINT "moderation_decisions_decision" CHECK ("moderation_decisions"."decision" in ('dismiss', 'warn', 'remove', 'suspend')),
	CONSTRAINT "moderation_decisions_outcome" CHECK ("moderation_decisions"."appeal_outcome" in ('upheld', 'overturned')),
	CONSTRAINT "moderation_decisions_appeal" CHECK (("moderation_decisions"."appeal_text" is null) = ("moderation_decisions"."appealed_at" is null) and ("moderation_decisions"."appeal_outcome" is null) = ("moderation_decisions"."appeal_decided_at" is null))
);
--> statement-breakpoint
CREATE TABLE "account_deletions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"asked_by_user_id" uuid,
	"asked_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"visibility_before" text,
	"kept_at" timestamp with time zone,
	"done_at" timestamp with time zone,
	CONSTRAINT "account_deletions_visibility" CHECK ("account_deletions"."visibility_before" in ('public', 'professionals', 'hidden'))
);
--> statement-breakpoint
CREATE TABLE "data_exports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"asked_by_user_id" uuid,
	"status" text NOT NULL,
	"token_hash" text,
	"file_key" text,
	"bytes" bigint,
	"created_at" timestamp with time zone NOT NULL,
	"ready_at" timestamp with time zone,
	"expires_at" timestamp with time zone,
	CONSTRAINT "data_exports_tokenHash_unique" UNIQUE("token_hash"),
	CONSTRAINT "data_exports_status" CHECK ("data_exports"."status" in ('preparing', 'ready', 'failed'))
);
--> statement-breakpoint
CREATE TABLE "verification_files" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"request_id" uuid,
	"file_name" text NOT NULL,
	"content_type" text NOT NULL,
	"bytes" integer NOT NULL,
	"file_key" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
DROP INDEX "error_logs_last_seen";--> statement-breakpoint
ALTER TABLE "talent_claims" ALTER COLUMN "portfolio_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "error_logs" ADD COLUMN "resolved_by_user_id" uuid;--> statement-breakpoint
ALTER TABLE "error_logs" ADD COLUMN "reopened_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "decision_id" uuid;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "decided_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "against_user_id" uuid;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "concerns_minor" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "verification_requests" ADD COLUMN "files_deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "rejected_call_traces" ADD CONSTRAINT "rejected_call_traces_call_id_casting_calls_id_fk" FOREIGN KEY ("call_id") REFERENCES "public"."casting_calls"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "child_details" ADD CONSTRAINT "child_details_talent_profile_id_talent_profiles_id_fk" FOREIGN KEY ("talent_profile_id") REFERENCES "public"."talent_profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "moderation_decisions" ADD CONSTRAINT "moderation_decisions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "moderation_decisions" ADD CONSTRAINT "moderation_decisions_decided_by_user_id_users_id_fk" FOREIGN KEY ("decided_by_user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "moderation_decisions" ADD CONSTRAINT "moderation_decisions_lifted_by_user_id_users_id_fk" FOREIGN KEY ("lifted_by_user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "moderation_decisions" ADD CONSTRAINT "moderation_decisions_appeal_decided_by_user_id_users_id_fk" FOREIGN KEY ("appeal_decided_by_user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_deletions" ADD CONSTRAINT "account_deletions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_deletions" ADD CONSTRAINT "account_deletions_asked_by_user_id_users_id_fk" FOREIGN KEY ("asked_by_user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_exports" ADD CONSTRAINT "data_exports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_exports" ADD CONSTRAINT "data_exports_asked_by_user_id_users_id_fk" FOREIGN KEY ("asked_by_user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "verification_files" ADD CONSTRAINT "verification_files_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "verification_files" ADD CONSTRAINT "verification_files_request_id_verification_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."verification_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "rejected_call_traces_call" ON "rejected_call_traces" USING btree ("call_id");--> statement-breakpoint
CREATE INDEX "moderation_decisions_user" ON "moderation_decisions" USING btree ("user_id","decided_at");--> statement-breakpoint
CREATE INDEX "moderation_decisions_subject" ON "moderation_decisions" USING btree ("subject","subject_id");--> statement-breakpoint
CREATE UNIQUE INDEX "moderation_decisions_suspension" ON "moderation_decisions" USING btree ("user_id") WHERE "moderation_decisions"."decision" = 'suspend' and "moderation_decisions"."lifted_at" is null;--> statement-breakpoint
CREATE INDEX "moderation_decisions_appeals" ON "moderation_decisions" USING btree ("appealed_at") WHERE "moderation_decisions"."appealed_at" is not null and "moderation_decisions"."appeal_outcome" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "account_deletions_live" ON "account_deletions" USING btree ("user_id") WHERE "account_deletions"."kept_at" is null and "account_deletions"."done_at" is null;--> statement-breakpoint
CREATE INDEX "account_deletions_due" ON "account_deletions" USING btree ("due_at") WHERE "account_deletions"."kept_at" is null and "account_deletions"."done_at" is null;--> statement-breakpoint
CREATE INDEX "data_exports_user" ON "data_exports" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "data_exports_preparing" ON "data_exports" USING btree ("user_id") WHERE "data_exports"."status" = 'preparing';--> statement-breakpoint
CREATE INDEX "data_exports_expiry" ON "data_exports" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "verification_files_request" ON "verification_files" USING btree ("request_id");--> statement-breakpoint
CREATE INDEX "verification_files_user" ON "verification_files" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "verification_files_unused" ON "verification_files" USING btree ("created_at") WHERE "verification_files"."request_id" is null;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_decision_id_moderation_decisions_id_fk" FOREIGN KEY ("decision_id") REFERENCES "public"."moderation_decisions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_against_user_id_users_id_fk" FOREIGN KEY ("against_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "users_created" ON "users" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "users_role_created" ON "users" USING btree ("role","created_at","id");--> statement-breakpoint
CREATE INDEX "users_not_active" ON "users" USING btree ("created_at","id") WHERE "users"."email_verified_at" is null or "users"."suspended_at" is not null or "users"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX "users_professional_verified" ON "users" USING btree ("created_at","id") WHERE "users"."verified_professional_status" = 'verified';--> statement-breakpoint
CREATE INDEX "users_identity_verified" ON "users" USING btree ("created_at","id") WHERE "users"."verified_id_status" = 'verified';--> statement-breakpoint
CREATE INDEX "users_deleted" ON "users" USING btree ("created_at","id") WHERE "users"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX "users_suspended" ON "users" USING btree ("suspended_at") WHERE "users"."suspended_at" is not null;--> statement-breakpoint
CREATE INDEX "users_found_by" ON "users" USING gin (("folded_name" || ' ' || coalesce(lower("email"), '')) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "casting_calls_posted_by" ON "casting_calls" USING btree ("posted_by_user_id","status");--> statement-breakpoint
CREATE INDEX "casting_calls_by_status" ON "casting_calls" USING btree ("status","created_at");--> statement-breakpoint
CREATE INDEX "error_logs_found_by" ON "error_logs" USING gin ((lower("message" || ' ' || "url")) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "error_logs_count" ON "error_logs" USING btree ("count","id");--> statement-breakpoint
CREATE INDEX "reports_decided" ON "reports" USING btree ("decided_at") WHERE "reports"."status" <> 'open';--> statement-breakpoint
CREATE INDEX "reports_reporter_user" ON "reports" USING btree ("reporter_user_id");--> statement-breakpoint
CREATE INDEX "reports_against" ON "reports" USING btree ("against_user_id");--> statement-breakpoint
CREATE INDEX "verification_requests_decided_at" ON "verification_requests" USING btree ("decided_at") WHERE "verification_requests"."status" <> 'pending';--> statement-breakpoint
CREATE INDEX "verification_requests_user" ON "verification_requests" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "audit_entries_act" ON "audit_entries" USING btree ("act" text_pattern_ops,"created_at");--> statement-breakpoint
CREATE INDEX "error_logs_last_seen" ON "error_logs" USING btree ("last_seen_at","id");--> statement-breakpoint
CREATE FUNCTION public.refuse_to_alter() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'permission denied: % is append-only', TG_TABLE_NAME;
END $$;--> statement-breakpoint
CREATE TRIGGER "audit_entries_append_only" BEFORE UPDATE OR DELETE ON "audit_entries" FOR EACH ROW EXECUTE FUNCTION public.refuse_to_alter();
