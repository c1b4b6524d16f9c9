CREATE TABLE "application_drafts" (
	"call_id" uuid NOT NULL,
	"talent_profile_id" uuid NOT NULL,
	"content" jsonb NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "application_drafts_call_id_talent_profile_id_pk" PRIMARY KEY("call_id","talent_profile_id")
);
--> statement-breakpoint
CREATE TABLE "application_media" (
	"application_id" uuid NOT NULL,
	"media_id" uuid NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "application_media_application_id_media_id_pk" PRIMARY KEY("application_id","media_id")
);
--> statement-breakpoint
CREATE TABLE "application_marks" (
	"application_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"pick" text,
	"rating" smallint,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "application_marks_application_id_user_id_pk" PRIMARY KEY("application_id","user_id"),
	CONSTRAINT "application_marks_pick" CHECK ("application_marks"."pick" in ('yes', 'maybe', 'no')),
	CONSTRAINT "application_marks_rating" CHECK ("application_marks"."rating" between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "application_notes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"application_id" uuid NOT NULL,
	"author_user_id" uuid NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "application_tags" (
	"application_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"tag" text NOT NULL,
	CONSTRAINT "application_tags_application_id_user_id_tag_pk" PRIMARY KEY("application_id","user_id","tag")
);
--> statement-breakpoint
CREATE TABLE "outside_people" (
	"id" uuid PRIMARY KEY NOT NULL,
	"role_id" uuid NOT NULL,
	"name" text NOT NULL,
	"agent" text,
	"link" text,
	"note" text,
	"status" text NOT NULL,
	"added_by_user_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "outside_people_status" CHECK ("outside_people"."status" in ('submitted', 'viewed', 'shortlisted', 'audition', 'callback', 'offered', 'booked', 'not_selected'))
);
--> statement-breakpoint
CREATE TABLE "casting_call_agencies" (
	"call_id" uuid NOT NULL,
	"portfolio_id" uuid NOT NULL,
	CONSTRAINT "casting_call_agencies_call_id_portfolio_id_pk" PRIMARY KEY("call_id","portfolio_id")
);
--> statement-breakpoint
CREATE TABLE "casting_call_invitees" (
	"call_id" uuid NOT NULL,
	"talent_profile_id" uuid NOT NULL,
	CONSTRAINT "casting_call_invitees_call_id_talent_profile_id_pk" PRIMARY KEY("call_id","talent_profile_id")
);
--> statement-breakpoint
CREATE TABLE "casting_call_versions" (
	"call_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"terms" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "casting_call_versions_call_id_version_pk" PRIMARY KEY("call_id","version")
);
--> statement-breakpoint
CREATE TABLE "reports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"subject" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"reporter_user_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"note" text,
	"status" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "reports_subject_kind" CHECK ("reports"."subject" in ('message', 'call', 'profile', 'user', 'share_link')),
	CONSTRAINT "reports_reason" CHECK ("reports"."reason" in ('fee_request', 'impersonation', 'harassment', 'sexual_content', 'discrimination', 'off_platform_push', 'minors_safety', 'spam', 'misleading_pay')),
	CONSTRAINT "reports_status" CHECK ("reports"."status" in ('open', 'dismissed', 'acted_on'))
);
--> statement-breakpoint
CREATE TABLE "production_activities" (
	"id" uuid PRIMARY KEY NOT NULL,
	"production_id" uuid NOT NULL,
	"role_id" uuid,
	"actor_user_id" uuid,
	"kind" text NOT NULL,
	"detail" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "production_activities_kind" CHECK ("production_activities"."kind" in ('production_created', 'production_changed', 'role_added', 'role_cancelled', 'call_sent_to_review', 'call_opened', 'call_rejected', 'call_ended', 'terms_changed', 'applications_moved', 'answers_sent', 'file_added', 'collaborator_added', 'collaborator_removed'))
);
--> statement-breakpoint
CREATE TABLE "nda_agreements" (
	"production_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"agreed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "nda_agreements_production_id_user_id_pk" PRIMARY KEY("production_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "production_files" (
	"id" uuid PRIMARY KEY NOT NULL,
	"production_id" uuid NOT NULL,
	"role_id" uuid,
	"kind" text NOT NULL,
	"file_name" text NOT NULL,
	"bytes" integer NOT NULL,
	"file_key" text NOT NULL,
	"uploaded_by_user_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "production_files_kind" CHECK ("production_files"."kind" in ('script', 'sides', 'other'))
);
--> statement-breakpoint
CREATE TABLE "line_up_places" (
	"role_id" uuid NOT NULL,
	"place" text NOT NULL,
	"application_id" uuid,
	"outside_person_id" uuid,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "line_up_places_role_id_place_pk" PRIMARY KEY("role_id","place"),
	CONSTRAINT "line_up_places_place" CHECK ("line_up_places"."place" in ('first', 'second', 'backup')),
	CONSTRAINT "line_up_places_one" CHECK (num_nonnulls("line_up_places"."application_id", "line_up_places"."outside_person_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "production_dates" (
	"production_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"label" text NOT NULL,
	"from" date NOT NULL,
	"to" date,
	"note" text,
	CONSTRAINT "production_dates_production_id_position_pk" PRIMARY KEY("production_id","position"),
	CONSTRAINT "production_dates_label" CHECK ("production_dates"."label" in ('fitting', 'first_rehearsal', 'tech', 'previews', 'opening', 'closing', 'shoot', 'other')),
	CONSTRAINT "production_dates_days" CHECK ("production_dates"."from" <= "production_dates"."to")
);
--> statement-breakpoint
CREATE TABLE "dismissed_tasks" (
	"user_id" uuid NOT NULL,
	"key" text NOT NULL,
	"dismissed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "dismissed_tasks_user_id_key_pk" PRIMARY KEY("user_id","key")
);
--> statement-breakpoint
CREATE TABLE "todos" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"text" text NOT NULL,
	"due_on" date,
	"done_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "production_roles" DROP CONSTRAINT "production_roles_talent_or_crew";--> statement-breakpoint
DROP INDEX "applications_talent";--> statement-breakpoint
ALTER TABLE "application_status_changes" ADD COLUMN "answer" text;--> statement-breakpoint
ALTER TABLE "application_status_changes" ADD COLUMN "team_reason" text;--> statement-breakpoint
ALTER TABLE "application_status_changes" ADD COLUMN "move_id" uuid;--> statement-breakpoint
ALTER TABLE "application_status_changes" ADD COLUMN "told_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "application_status_changes" ADD COLUMN "undone_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "portfolio_id" uuid;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "answers" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "self_tape_media_id" uuid;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "told_status" text;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "told_since" timestamp with time zone;--> statement-breakpoint
UPDATE "applications" SET "told_status" = "status", "told_since" = "status_since";--> statement-breakpoint
UPDATE "application_status_changes" SET "told_at" = "created_at";--> statement-breakpoint
ALTER TABLE "applications" ALTER COLUMN "told_status" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "applications" ALTER COLUMN "told_since" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "told_answer" text;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "unsent_answer" text;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "team_reason" text;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "fit_met" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "fit_asked" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "rating_total" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "rating_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "casting_calls" ADD COLUMN "posted_by_user_id" uuid;--> statement-breakpoint
ALTER TABLE "casting_calls" ADD COLUMN "moderator_user_id" uuid;--> statement-breakpoint
ALTER TABLE "client_companies" ADD COLUMN "answered_percent" integer;--> statement-breakpoint
ALTER TABLE "client_companies" ADD COLUMN "answer_days" integer;--> statement-breakpoint
ALTER TABLE "production_roles" ADD COLUMN "genders" text[] DEFAULT '{}'::text[] NOT NULL;--> statement-breakpoint
ALTER TABLE "production_roles" ADD COLUMN "ethnicity_ids" text[] DEFAULT '{}'::text[] NOT NULL;--> statement-breakpoint
ALTER TABLE "production_roles" ADD COLUMN "height_min_cm" integer;--> statement-breakpoint
ALTER TABLE "production_roles" ADD COLUMN "height_max_cm" integer;--> statement-breakpoint
ALTER TABLE "production_roles" ADD COLUMN "physical_wishes" text;--> statement-breakpoint
ALTER TABLE "production_roles" ADD COLUMN "skills" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "production_roles" ADD COLUMN "languages" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "production_roles" ADD COLUMN "accents" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "production_roles" ADD COLUMN "voice_type_id" text;--> statement-breakpoint
ALTER TABLE "production_roles" ADD COLUMN "vocal_range" text;--> statement-breakpoint
ALTER TABLE "production_roles" ADD COLUMN "union_status" text;--> statement-breakpoint
ALTER TABLE "production_roles" ADD COLUMN "union_ids" text[] DEFAULT '{}'::text[] NOT NULL;--> statement-breakpoint
ALTER TABLE "production_roles" ADD COLUMN "pay_note" text;--> statement-breakpoint
ALTER TABLE "production_roles" ADD COLUMN "usage" jsonb;--> statement-breakpoint
ALTER TABLE "production_roles" ADD COLUMN "kit" text;--> statement-breakpoint
ALTER TABLE "production_roles" ADD COLUMN "work_dates" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "production_roles" ADD COLUMN "work_from" date;--> statement-breakpoint
ALTER TABLE "production_roles" ADD COLUMN "work_to" date;--> statement-breakpoint
ALTER TABLE "production_roles" ADD COLUMN "country_id" text;--> statement-breakpoint
ALTER TABLE "production_roles" ADD COLUMN "city" text;--> statement-breakpoint
ALTER TABLE "production_roles" ADD COLUMN "is_local_hire" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "production_roles" ADD COLUMN "content_flags" text[] DEFAULT '{}'::text[] NOT NULL;--> statement-breakpoint
ALTER TABLE "production_roles" ADD COLUMN "content_note" text;--> statement-breakpoint
ALTER TABLE "production_roles" ADD COLUMN "replica_uses" text[] DEFAULT '{}'::text[] NOT NULL;--> statement-breakpoint
ALTER TABLE "production_roles" ADD COLUMN "replica_terms" text;--> statement-breakpoint
ALTER TABLE "production_roles" ADD COLUMN "covers_role_ids" uuid[] DEFAULT '{}'::uuid[] NOT NULL;--> statement-breakpoint
ALTER TABLE "production_roles" ADD COLUMN "requested_media" text[] DEFAULT '{}'::text[] NOT NULL;--> statement-breakpoint
ALTER TABLE "production_roles" ADD COLUMN "questions" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "production_roles" ADD COLUMN "self_tape" jsonb;--> statement-breakpoint
ALTER TABLE "productions" ADD COLUMN "company_name" text;--> statement-breakpoint
ALTER TABLE "productions" ADD COLUMN "director" text;--> statement-breakpoint
ALTER TABLE "productions" ADD COLUMN "casting_director" text;--> statement-breakpoint
ALTER TABLE "productions" ADD COLUMN "union_status" text;--> statement-breakpoint
ALTER TABLE "productions" ADD COLUMN "contract_id" text;--> statement-breakpoint
ALTER TABLE "productions" ADD COLUMN "locations" text[] DEFAULT '{}'::text[] NOT NULL;--> statement-breakpoint
ALTER TABLE "productions" ADD COLUMN "nda_text" text;--> statement-breakpoint
ALTER TABLE "productions" ADD COLUMN "cover_folder" text;--> statement-breakpoint
ALTER TABLE "productions" ADD COLUMN "archived_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "application_drafts" ADD CONSTRAINT "application_drafts_call_id_casting_calls_id_fk" FOREIGN KEY ("call_id") REFERENCES "public"."casting_calls"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_drafts" ADD CONSTRAINT "application_drafts_talent_profile_id_talent_profiles_id_fk" FOREIGN KEY ("talent_profile_id") REFERENCES "public"."talent_profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_media" ADD CONSTRAINT "application_media_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_media" ADD CONSTRAINT "application_media_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_marks" ADD CONSTRAINT "application_marks_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_marks" ADD CONSTRAINT "application_marks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_notes" ADD CONSTRAINT "application_notes_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_notes" ADD CONSTRAINT "application_notes_author_user_id_users_id_fk" FOREIGN KEY ("author_user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_tags" ADD CONSTRAINT "application_tags_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_tags" ADD CONSTRAINT "application_tags_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outside_people" ADD CONSTRAINT "outside_people_role_id_production_roles_id_fk" FOREIGN KEY ("role_id") REFERENCES "public"."production_roles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outside_people" ADD CONSTRAINT "outside_people_added_by_user_id_users_id_fk" FOREIGN KEY ("added_by_user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "casting_call_agencies" ADD CONSTRAINT "casting_call_agencies_call_id_casting_calls_id_fk" FOREIGN KEY ("call_id") REFERENCES "public"."casting_calls"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "casting_call_agencies" ADD CONSTRAINT "casting_call_agencies_portfolio_id_business_portfolios_id_fk" FOREIGN KEY ("portfolio_id") REFERENCES "public"."business_portfolios"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "casting_call_invitees" ADD CONSTRAINT "casting_call_invitees_call_id_casting_calls_id_fk" FOREIGN KEY ("call_id") REFERENCES "public"."casting_calls"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "casting_call_invitees" ADD CONSTRAINT "casting_call_invitees_talent_profile_id_talent_profiles_id_fk" FOREIGN KEY ("talent_profile_id") REFERENCES "public"."talent_profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "casting_call_versions" ADD CONSTRAINT "casting_call_versions_call_id_casting_calls_id_fk" FOREIGN KEY ("call_id") REFERENCES "public"."casting_calls"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_reporter_user_id_users_id_fk" FOREIGN KEY ("reporter_user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "production_activities" ADD CONSTRAINT "production_activities_production_id_productions_id_fk" FOREIGN KEY ("production_id") REFERENCES "public"."productions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "production_activities" ADD CONSTRAINT "production_activities_role_id_production_roles_id_fk" FOREIGN KEY ("role_id") REFERENCES "public"."production_roles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "production_activities" ADD CONSTRAINT "production_activities_actor_user_id_users_id_fk" FOREIGN KEY ("actor_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "nda_agreements" ADD CONSTRAINT "nda_agreements_production_id_productions_id_fk" FOREIGN KEY ("production_id") REFERENCES "public"."productions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "nda_agreements" ADD CONSTRAINT "nda_agreements_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "production_files" ADD CONSTRAINT "production_files_production_id_productions_id_fk" FOREIGN KEY ("production_id") REFERENCES "public"."productions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "production_files" ADD CONSTRAINT "production_files_role_id_production_roles_id_fk" FOREIGN KEY ("role_id") REFERENCES "public"."production_roles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "production_files" ADD CONSTRAINT "production_files_uploaded_by_user_id_users_id_fk" FOREIGN KEY ("uploaded_by_user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "line_up_places" ADD CONSTRAINT "line_up_places_role_id_production_roles_id_fk" FOREIGN KEY ("role_id") REFERENCES "public"."production_roles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "line_up_places" ADD CONSTRAINT "line_up_places_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "line_up_places" ADD CONSTRAINT "line_up_places_outside_person_id_outside_people_id_fk" FOREIGN KEY ("outside_person_id") REFERENCES "public"."outside_people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "production_dates" ADD CONSTRAINT "production_dates_production_id_productions_id_fk" FOREIGN KEY ("production_id") REFERENCES "public"."productions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dismissed_tasks" ADD CONSTRAINT "dismissed_tasks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "todos" ADD CONSTRAINT "todos_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "application_drafts_talent" ON "application_drafts" USING btree ("talent_profile_id");--> statement-breakpoint
CREATE INDEX "application_media_media" ON "application_media" USING btree ("media_id");--> statement-breakpoint
CREATE INDEX "application_marks_user" ON "application_marks" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "application_notes_application" ON "application_notes" USING btree ("application_id","created_at");--> statement-breakpoint
CREATE INDEX "application_notes_author" ON "application_notes" USING btree ("author_user_id");--> statement-breakpoint
CREATE INDEX "application_tags_user" ON "application_tags" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "outside_people_role" ON "outside_people" USING btree ("role_id","created_at");--> statement-breakpoint
CREATE INDEX "casting_call_agencies_portfolio" ON "casting_call_agencies" USING btree ("portfolio_id");--> statement-breakpoint
CREATE INDEX "casting_call_invitees_talent" ON "casting_call_invitees" USING btree ("talent_profile_id");--> statement-breakpoint
CREATE UNIQUE INDEX "reports_open" ON "reports" USING btree ("reporter_user_id","subject","subject_id") WHERE "reports"."status" = 'open';--> statement-breakpoint
CREATE INDEX "reports_subject" ON "reports" USING btree ("subject","subject_id");--> statement-breakpoint
CREATE INDEX "reports_queue" ON "reports" USING btree ("created_at") WHERE "reports"."status" = 'open';--> statement-breakpoint
CREATE INDEX "production_activities_story" ON "production_activities" USING btree ("production_id","created_at");--> statement-breakpoint
CREATE INDEX "production_activities_role" ON "production_activities" USING btree ("role_id");--> statement-breakpoint
CREATE INDEX "nda_agreements_user" ON "nda_agreements" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "production_files_production" ON "production_files" USING btree ("production_id","created_at");--> statement-breakpoint
CREATE INDEX "production_files_role" ON "production_files" USING btree ("role_id");--> statement-breakpoint
CREATE INDEX "line_up_places_application" ON "line_up_places" USING btree ("application_id");--> statement-breakpoint
CREATE INDEX "line_up_places_outside_person" ON "line_up_places" USING btree ("outside_person_id");--> statement-breakpoint
CREATE INDEX "todos_open" ON "todos" USING btree ("user_id") WHERE "todos"."done_at" is null;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_portfolio_id_business_portfolios_id_fk" FOREIGN KEY ("portfolio_id") REFERENCES "public"."business_portfolios"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_self_tape_media_id_media_id_fk" FOREIGN KEY ("self_tape_media_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "casting_calls" ADD CONSTRAINT "casting_calls_posted_by_user_id_users_id_fk" FOREIGN KEY ("posted_by_user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "casting_calls" ADD CONSTRAINT "casting_calls_moderator_user_id_users_id_fk" FOREIGN KEY ("moderator_user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "production_roles" ADD CONSTRAINT "production_roles_voice_type_id_voice_types_id_fk" FOREIGN KEY ("voice_type_id") REFERENCES "public"."voice_types"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "production_roles" ADD CONSTRAINT "production_roles_country_id_countries_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."countries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "productions" ADD CONSTRAINT "productions_contract_id_union_contracts_id_fk" FOREIGN KEY ("contract_id") REFERENCES "public"."union_contracts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "application_status_changes_move" ON "application_status_changes" USING btree ("move_id");--> statement-breakpoint
CREATE INDEX "applications_newest" ON "applications" USING btree ("role_id","created_at","id");--> statement-breakpoint
CREATE INDEX "applications_call" ON "applications" USING btree ("call_id");--> statement-breakpoint
CREATE INDEX "applications_self_tape" ON "applications" USING btree ("self_tape_media_id");--> statement-breakpoint
CREATE INDEX "casting_calls_review" ON "casting_calls" USING btree ("created_at") WHERE "casting_calls"."status" = 'in_review';--> statement-breakpoint
CREATE INDEX "applications_talent" ON "applications" USING btree ("talent_profile_id","told_since");--> statement-breakpoint
ALTER TABLE "application_status_changes" ADD CONSTRAINT "application_status_changes_answer" CHECK ("application_status_changes"."answer" in ('role_filled', 'role_cut', 'dates_no_longer_work', 'not_moving_forward'));--> statement-breakpoint
ALTER TABLE "application_status_changes" ADD CONSTRAINT "application_status_changes_team_reason" CHECK ("application_status_changes"."team_reason" in ('look_or_pairing', 'age_read', 'accent', 'availability', 'experience', 'schedule_change', 'role_cut', 'went_another_way'));--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_told_status" CHECK ("applications"."told_status" in ('submitted', 'viewed', 'shortlisted', 'audition', 'callback', 'offered', 'booked', 'not_selected', 'withdrawn', 'released', 'offer_declined', 'role_cancelled'));--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_told_answer" CHECK ("applications"."told_answer" in ('role_filled', 'role_cut', 'dates_no_longer_work', 'not_moving_forward'));--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_unsent_answer" CHECK ("applications"."unsent_answer" in ('role_filled', 'role_cut', 'dates_no_longer_work', 'not_moving_forward'));--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_team_reason" CHECK ("applications"."team_reason" in ('look_or_pairing', 'age_read', 'accent', 'availability', 'experience', 'schedule_change', 'role_cut', 'went_another_way'));--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_unsent" CHECK ("applications"."unsent_answer" is null or "applications"."status" in ('submitted', 'viewed', 'shortlisted', 'audition', 'callback'));--> statement-breakpoint
ALTER TABLE "production_roles" ADD CONSTRAINT "production_roles_union_status" CHECK ("production_roles"."union_status" in ('union', 'non_union', 'both'));--> statement-breakpoint
ALTER TABLE "production_roles" ADD CONSTRAINT "production_roles_genders" CHECK ("production_roles"."genders" <@ array['woman', 'man', 'non_binary', 'genderfluid', 'self_described']);--> statement-breakpoint
ALTER TABLE "production_roles" ADD CONSTRAINT "production_roles_content" CHECK ("production_roles"."content_flags" <@ array['nudity', 'intimacy', 'stunts', 'smoking', 'animals', 'minors']);--> statement-breakpoint
ALTER TABLE "production_roles" ADD CONSTRAINT "production_roles_replica" CHECK ("production_roles"."replica_uses" <@ array['this_production', 'synthetic_voice', 'training']);--> statement-breakpoint
ALTER TABLE "production_roles" ADD CONSTRAINT "production_roles_media" CHECK ("production_roles"."requested_media" <@ array['headshot', 'full_length', 'current_look', 'showreel', 'voice_reel', 'self_tape', 'work_samples']);--> statement-breakpoint
ALTER TABLE "production_roles" ADD CONSTRAINT "production_roles_height" CHECK ("production_roles"."height_min_cm" >= 0 and "production_roles"."height_max_cm" >= "production_roles"."height_min_cm");--> statement-breakpoint
ALTER TABLE "production_roles" ADD CONSTRAINT "production_roles_minors" CHECK (not ("production_roles"."content_flags" && array['nudity', 'intimacy'] and ('minors' = any("production_roles"."content_flags") or coalesce("production_roles"."playing_age_min", "production_roles"."playing_age_max") < 18)));--> statement-breakpoint
ALTER TABLE "production_roles" ADD CONSTRAINT "production_roles_talent_or_crew" CHECK (case "production_roles"."role_type" when 'talent' then "production_roles"."crew_role_id" is null else num_nonnulls("production_roles"."talent_type_id", "production_roles"."playing_age_min", "production_roles"."playing_age_max", "production_roles"."height_min_cm", "production_roles"."height_max_cm", "production_roles"."physical_wishes") = 0 and "production_roles"."genders" = '{}' and "production_roles"."ethnicity_ids" = '{}' end);--> statement-breakpoint
ALTER TABLE "productions" ADD CONSTRAINT "productions_union_status" CHECK ("productions"."union_status" in ('union', 'non_union', 'both'));--> statement-breakpoint
CREATE INDEX "applications_waiting" ON "applications" USING btree ("role_id") WHERE "applications"."unsent_answer" is not null;