CREATE TABLE "message_attachments" (
	"message_id" uuid NOT NULL,
	"media_id" uuid NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "message_attachments_message_id_position_pk" PRIMARY KEY("message_id","position")
);
--> statement-breakpoint
CREATE TABLE "user_blocks" (
	"blocker_user_id" uuid NOT NULL,
	"blocked_user_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "user_blocks_blocker_user_id_blocked_user_id_pk" PRIMARY KEY("blocker_user_id","blocked_user_id")
);
--> statement-breakpoint
CREATE TABLE "message_versions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"message_id" uuid NOT NULL,
	"text" text NOT NULL,
	"replaced_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "media" ALTER COLUMN "talent_profile_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "reports" ALTER COLUMN "reporter_user_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "media" ADD COLUMN "conversation_id" uuid;--> statement-breakpoint
ALTER TABLE "conversation_participants" ADD COLUMN "is_direct" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "conversations" ADD COLUMN "talent_profile_id" uuid;--> statement-breakpoint
ALTER TABLE "conversations" ADD COLUMN "started_by_user_id" uuid;--> statement-breakpoint
ALTER TABLE "conversations" ADD COLUMN "thread_key" text;--> statement-breakpoint
ALTER TABLE "conversations" ADD COLUMN "revision" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "revision" bigint;--> statement-breakpoint
-- What was written before revisions were counted: nothing was ever edited, so both run alike.
UPDATE "messages" SET "revision" = "sequence";--> statement-breakpoint
UPDATE "conversations" SET "revision" = "last_sequence";--> statement-breakpoint
ALTER TABLE "messages" ALTER COLUMN "revision" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "folded_text" text COLLATE "C" GENERATED ALWAYS AS (public.fold_text(text)) STORED;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "caution" text;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "source" text DEFAULT 'person' NOT NULL;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "findings" text[] DEFAULT '{}'::text[] NOT NULL;--> statement-breakpoint
ALTER TABLE "message_attachments" ADD CONSTRAINT "message_attachments_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_attachments" ADD CONSTRAINT "message_attachments_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_blocks" ADD CONSTRAINT "user_blocks_blocker_user_id_users_id_fk" FOREIGN KEY ("blocker_user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_blocks" ADD CONSTRAINT "user_blocks_blocked_user_id_users_id_fk" FOREIGN KEY ("blocked_user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_versions" ADD CONSTRAINT "message_versions_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "message_attachments_media" ON "message_attachments" USING btree ("media_id");--> statement-breakpoint
CREATE INDEX "user_blocks_blocked" ON "user_blocks" USING btree ("blocked_user_id");--> statement-breakpoint
CREATE INDEX "message_versions_message" ON "message_versions" USING btree ("message_id","replaced_at");--> statement-breakpoint
CREATE INDEX "message_versions_age" ON "message_versions" USING btree ("replaced_at");--> statement-breakpoint
ALTER TABLE "media" ADD CONSTRAINT "media_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_talent_profile_id_talent_profiles_id_fk" FOREIGN KEY ("talent_profile_id") REFERENCES "public"."talent_profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_started_by_user_id_users_id_fk" FOREIGN KEY ("started_by_user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "users_folded_name_others" ON "users" USING gin ("folded_name" gin_trgm_ops) WHERE "users"."role" <> 'talent';--> statement-breakpoint
CREATE INDEX "media_conversation" ON "media" USING btree ("conversation_id");--> statement-breakpoint
CREATE INDEX "conversations_talent" ON "conversations" USING btree ("talent_profile_id","last_message_at");--> statement-breakpoint
CREATE INDEX "conversations_latest" ON "conversations" USING btree ("last_message_at");--> statement-breakpoint
CREATE INDEX "conversations_role" ON "conversations" USING btree ("role_id");--> statement-breakpoint
CREATE INDEX "conversations_production" ON "conversations" USING btree ("production_id");--> statement-breakpoint
CREATE INDEX "conversations_started" ON "conversations" USING btree ("started_by_user_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "messages_changes" ON "messages" USING btree ("conversation_id","revision");--> statement-breakpoint
CREATE INDEX "messages_folded_text" ON "messages" USING gin ("folded_text" gin_trgm_ops) WHERE "messages"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "messages_deleted" ON "messages" USING btree ("deleted_at") WHERE "messages"."deleted_at" is not null and "messages"."text" <> '';--> statement-breakpoint
CREATE UNIQUE INDEX "reports_noticed" ON "reports" USING btree ("subject","subject_id") WHERE "reports"."status" = 'open' and "reports"."source" = 'platform';--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_thread" UNIQUE("thread_key");--> statement-breakpoint
ALTER TABLE "media" ADD CONSTRAINT "media_belongs" CHECK (("media"."talent_profile_id" is null) <> ("media"."conversation_id" is null));--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_caution" CHECK ("messages"."caution" in ('fee', 'off_platform', 'many_strangers'));--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_reporter" CHECK (("reports"."source" = 'person') = ("reports"."reporter_user_id" is not null));--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_source" CHECK ("reports"."source" in ('person', 'platform'));