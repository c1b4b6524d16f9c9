CREATE EXTENSION IF NOT EXISTS btree_gist WITH SCHEMA public;--> statement-breakpoint
CREATE TABLE "audition_seats" (
	"audition_id" uuid NOT NULL,
	"role_id" uuid NOT NULL,
	"talent_profile_id" uuid NOT NULL,
	"slot_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "audition_seats_audition_id_role_id_talent_profile_id_pk" PRIMARY KEY("audition_id","role_id","talent_profile_id")
);
--> statement-breakpoint
CREATE TABLE "audition_sides" (
	"audition_id" uuid NOT NULL,
	"file_id" uuid NOT NULL,
	CONSTRAINT "audition_sides_audition_id_file_id_pk" PRIMARY KEY("audition_id","file_id")
);
--> statement-breakpoint
CREATE TABLE "audition_slots" (
	"id" uuid PRIMARY KEY NOT NULL,
	"audition_id" uuid NOT NULL,
	"room" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"capacity" smallint NOT NULL,
	CONSTRAINT "audition_slots_times" CHECK ("audition_slots"."starts_at" < "audition_slots"."ends_at"),
	CONSTRAINT "audition_slots_capacity" CHECK ("audition_slots"."capacity" >= 1)
);
--> statement-breakpoint
CREATE TABLE "audition_takes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"invitation_id" uuid NOT NULL,
	"media_id" uuid NOT NULL,
	"scene" text,
	"take" smallint NOT NULL,
	"is_slate" boolean NOT NULL,
	"is_late" boolean NOT NULL,
	"position" smallint NOT NULL,
	"sent_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "background_bookings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"background_day_id" uuid NOT NULL,
	"talent_profile_id" uuid NOT NULL,
	"status" text NOT NULL,
	"answered_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "background_bookings_status" CHECK ("background_bookings"."status" in ('asked', 'confirmed', 'waitlisted', 'declined', 'released'))
);
--> statement-breakpoint
CREATE TABLE "background_days" (
	"id" uuid PRIMARY KEY NOT NULL,
	"role_id" uuid NOT NULL,
	"day" date NOT NULL,
	"needed" integer NOT NULL,
	"call_time" text,
	"call_place" text,
	"call_message" text,
	"call_time_sent_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "background_days_needed" CHECK ("background_days"."needed" >= 1)
);
--> statement-breakpoint
CREATE TABLE "calendar_feeds" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "calendar_feeds_tokenHash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "availability_checks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"role_id" uuid NOT NULL,
	"talent_profile_id" uuid NOT NULL,
	"asked_by_user_id" uuid NOT NULL,
	"days" jsonb NOT NULL,
	"terms" text,
	"answer" text,
	"note" text,
	"responded_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "availability_checks_answer" CHECK ("availability_checks"."answer" in ('available', 'partly', 'not_available', 'not_interested')),
	CONSTRAINT "availability_checks_responded" CHECK (("availability_checks"."answer" is null) = ("availability_checks"."responded_at" is null))
);
--> statement-breakpoint
CREATE TABLE "holds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"role_id" uuid NOT NULL,
	"talent_profile_id" uuid NOT NULL,
	"requested_by_user_id" uuid NOT NULL,
	"from" date NOT NULL,
	"to" date NOT NULL,
	"status" text NOT NULL,
	"rank" text,
	"note" text,
	"expires_at" timestamp with time zone NOT NULL,
	"challenge_ends_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "holds_status" CHECK ("holds"."status" in ('requested', 'given', 'confirmed', 'released', 'expired')),
	CONSTRAINT "holds_rank" CHECK ("holds"."rank" in ('first', 'second', 'backup')),
	CONSTRAINT "holds_days" CHECK ("holds"."from" <= "holds"."to"),
	CONSTRAINT "holds_given" CHECK ("holds"."status" not in ('given', 'confirmed') or "holds"."rank" is not null)
);
--> statement-breakpoint
CREATE TABLE "offers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"application_id" uuid NOT NULL,
	"terms" jsonb NOT NULL,
	"status" text NOT NULL,
	"from_status" text NOT NULL,
	"sent_by_user_id" uuid NOT NULL,
	"answered_by_user_id" uuid,
	"answered_at" timestamp with time zone,
	"reason" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "offers_status" CHECK ("offers"."status" in ('sent', 'accepted', 'declined', 'withdrawn')),
	CONSTRAINT "offers_from" CHECK ("offers"."from_status" in ('submitted', 'viewed', 'shortlisted', 'audition', 'callback', 'offered', 'booked', 'not_selected', 'withdrawn', 'released', 'offer_declined', 'role_cancelled'))
);
--> statement-breakpoint
ALTER TABLE "audition_invitations" ADD COLUMN "proposals" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "audition_invitations" ADD COLUMN "access_note" text;--> statement-breakpoint
ALTER TABLE "audition_invitations" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "audition_invitations" ADD COLUMN "slot_id" uuid;--> statement-breakpoint
ALTER TABLE "audition_invitations" ADD COLUMN "starts_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "audition_invitations" ADD COLUMN "ends_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "audition_invitations" ADD COLUMN "room" text;--> statement-breakpoint
ALTER TABLE "audition_invitations" ADD COLUMN "is_to_be_chosen" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "audition_invitations" ADD COLUMN "is_overlap_confirmed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "audition_invitations" ADD COLUMN "checked_in_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "audition_invitations" ADD COLUMN "day_note" text;--> statement-breakpoint
ALTER TABLE "audition_invitations" ADD COLUMN "ticked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "audition_invitations" ADD COLUMN "reminders_sent" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "auditions" ADD COLUMN "link" text;--> statement-breakpoint
ALTER TABLE "auditions" ADD COLUMN "pages" integer;--> statement-breakpoint
ALTER TABLE "auditions" ADD COLUMN "is_memorised" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "auditions" ADD COLUMN "is_open_booking" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "auditions" ADD COLUMN "tape" jsonb;--> statement-breakpoint
ALTER TABLE "auditions" ADD COLUMN "ends_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "auditions" ADD COLUMN "told" jsonb;--> statement-breakpoint
ALTER TABLE "auditions" ADD COLUMN "sent_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "auditions" ADD COLUMN "cancelled_at" timestamp with time zone;--> statement-breakpoint
UPDATE "auditions" SET "ends_at" = "starts_at" + CASE WHEN "kind" = 'self_tape' THEN interval '0' ELSE interval '15 minutes' END;--> statement-breakpoint
-- Whoever was invited before plans and what was sent were kept apart: everything was sent.
UPDATE "auditions" SET "sent_at" = "created_at", "told" = jsonb_build_object('round', "round", 'kind', "kind", 'place', "place", 'link', null, 'timeZone', "time_zone", 'instructions', "instructions", 'sidesFileIds', '[]'::jsonb, 'pages', null, 'isMemorised', false, 'isOpenBooking', false, 'tape', null);--> statement-breakpoint
UPDATE "audition_invitations" i SET "starts_at" = a."starts_at", "ends_at" = a."ends_at", "is_overlap_confirmed" = i."status" = 'accepted' FROM "auditions" a WHERE a."id" = i."audition_id";--> statement-breakpoint
ALTER TABLE "auditions" ALTER COLUMN "ends_at" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "audition_invitations" ALTER COLUMN "starts_at" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "audition_invitations" ALTER COLUMN "ends_at" SET NOT NULL;--> statement-breakpoint
INSERT INTO "audition_seats" ("audition_id", "role_id", "talent_profile_id", "created_at") SELECT "audition_id", "role_id", "talent_profile_id", "created_at" FROM "audition_invitations" WHERE "status" NOT IN ('declined', 'cancelled');--> statement-breakpoint
ALTER TABLE "audition_seats" ADD CONSTRAINT "audition_seats_audition_id_auditions_id_fk" FOREIGN KEY ("audition_id") REFERENCES "public"."auditions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audition_seats" ADD CONSTRAINT "audition_seats_role_id_production_roles_id_fk" FOREIGN KEY ("role_id") REFERENCES "public"."production_roles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audition_seats" ADD CONSTRAINT "audition_seats_talent_profile_id_talent_profiles_id_fk" FOREIGN KEY ("talent_profile_id") REFERENCES "public"."talent_profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audition_seats" ADD CONSTRAINT "audition_seats_slot_id_audition_slots_id_fk" FOREIGN KEY ("slot_id") REFERENCES "public"."audition_slots"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audition_sides" ADD CONSTRAINT "audition_sides_audition_id_auditions_id_fk" FOREIGN KEY ("audition_id") REFERENCES "public"."auditions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audition_sides" ADD CONSTRAINT "audition_sides_file_id_production_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."production_files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audition_slots" ADD CONSTRAINT "audition_slots_audition_id_auditions_id_fk" FOREIGN KEY ("audition_id") REFERENCES "public"."auditions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audition_takes" ADD CONSTRAINT "audition_takes_invitation_id_audition_invitations_id_fk" FOREIGN KEY ("invitation_id") REFERENCES "public"."audition_invitations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audition_takes" ADD CONSTRAINT "audition_takes_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "background_bookings" ADD CONSTRAINT "background_bookings_background_day_id_background_days_id_fk" FOREIGN KEY ("background_day_id") REFERENCES "public"."background_days"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "background_bookings" ADD CONSTRAINT "background_bookings_talent_profile_id_talent_profiles_id_fk" FOREIGN KEY ("talent_profile_id") REFERENCES "public"."talent_profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "background_days" ADD CONSTRAINT "background_days_role_id_production_roles_id_fk" FOREIGN KEY ("role_id") REFERENCES "public"."production_roles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_feeds" ADD CONSTRAINT "calendar_feeds_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "availability_checks" ADD CONSTRAINT "availability_checks_role_id_production_roles_id_fk" FOREIGN KEY ("role_id") REFERENCES "public"."production_roles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "availability_checks" ADD CONSTRAINT "availability_checks_talent_profile_id_talent_profiles_id_fk" FOREIGN KEY ("talent_profile_id") REFERENCES "public"."talent_profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "availability_checks" ADD CONSTRAINT "availability_checks_asked_by_user_id_users_id_fk" FOREIGN KEY ("asked_by_user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "holds" ADD CONSTRAINT "holds_role_id_production_roles_id_fk" FOREIGN KEY ("role_id") REFERENCES "public"."production_roles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "holds" ADD CONSTRAINT "holds_talent_profile_id_talent_profiles_id_fk" FOREIGN KEY ("talent_profile_id") REFERENCES "public"."talent_profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "holds" ADD CONSTRAINT "holds_requested_by_user_id_users_id_fk" FOREIGN KEY ("requested_by_user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_sent_by_user_id_users_id_fk" FOREIGN KEY ("sent_by_user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_answered_by_user_id_users_id_fk" FOREIGN KEY ("answered_by_user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audition_seats_slot" ON "audition_seats" USING btree ("slot_id");--> statement-breakpoint
CREATE INDEX "audition_seats_talent" ON "audition_seats" USING btree ("talent_profile_id");--> statement-breakpoint
CREATE INDEX "audition_seats_role" ON "audition_seats" USING btree ("role_id");--> statement-breakpoint
CREATE INDEX "audition_sides_file" ON "audition_sides" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "audition_slots_session" ON "audition_slots" USING btree ("audition_id","starts_at");--> statement-breakpoint
CREATE UNIQUE INDEX "audition_takes_once" ON "audition_takes" USING btree ("invitation_id","media_id");--> statement-breakpoint
CREATE INDEX "audition_takes_media" ON "audition_takes" USING btree ("media_id");--> statement-breakpoint
CREATE UNIQUE INDEX "background_bookings_once" ON "background_bookings" USING btree ("background_day_id","talent_profile_id");--> statement-breakpoint
CREATE INDEX "background_bookings_talent" ON "background_bookings" USING btree ("talent_profile_id");--> statement-breakpoint
CREATE UNIQUE INDEX "background_days_once" ON "background_days" USING btree ("role_id","day");--> statement-breakpoint
CREATE INDEX "availability_checks_role" ON "availability_checks" USING btree ("role_id","talent_profile_id","created_at");--> statement-breakpoint
CREATE INDEX "availability_checks_talent" ON "availability_checks" USING btree ("talent_profile_id","created_at");--> statement-breakpoint
CREATE INDEX "holds_role" ON "holds" USING btree ("role_id","created_at");--> statement-breakpoint
CREATE INDEX "holds_talent" ON "holds" USING btree ("talent_profile_id","from");--> statement-breakpoint
CREATE INDEX "holds_expiry" ON "holds" USING btree ("expires_at") WHERE "holds"."status" in ('requested', 'given');--> statement-breakpoint
CREATE INDEX "offers_application" ON "offers" USING btree ("application_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "offers_out" ON "offers" USING btree ("application_id") WHERE "offers"."status" = 'sent';--> statement-breakpoint
ALTER TABLE "audition_invitations" ADD CONSTRAINT "audition_invitations_slot_id_audition_slots_id_fk" FOREIGN KEY ("slot_id") REFERENCES "public"."audition_slots"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audition_invitations_slot" ON "audition_invitations" USING btree ("slot_id");--> statement-breakpoint
CREATE INDEX "audition_invitations_reminders" ON "audition_invitations" USING btree ("starts_at") WHERE "audition_invitations"."reminders_sent" < 2;--> statement-breakpoint
ALTER TABLE "audition_invitations" ADD CONSTRAINT "audition_invitations_times" CHECK ("audition_invitations"."starts_at" <= "audition_invitations"."ends_at");--> statement-breakpoint
ALTER TABLE "auditions" ADD CONSTRAINT "auditions_times" CHECK ("auditions"."starts_at" <= "auditions"."ends_at");--> statement-breakpoint
ALTER TABLE "production_activities" DROP CONSTRAINT "production_activities_kind";--> statement-breakpoint
CREATE INDEX "holds_challenge" ON "holds" USING btree ("challenge_ends_at") WHERE "holds"."status" = 'given';--> statement-breakpoint
ALTER TABLE "production_activities" ADD CONSTRAINT "production_activities_kind" CHECK ("production_activities"."kind" in ('production_created', 'production_changed', 'role_added', 'role_cancelled', 'call_sent_to_review', 'call_opened', 'call_rejected', 'call_ended', 'terms_changed', 'applications_moved', 'answers_sent', 'audition_planned', 'audition_sent', 'audition_cancelled', 'file_added', 'collaborator_added', 'collaborator_removed'));--> statement-breakpoint
-- Slots of one room never overlap. Checked once a statement is done: a whole day can be moved.
ALTER TABLE "audition_slots" ADD CONSTRAINT "audition_slots_room" EXCLUDE USING gist ("audition_id" WITH =, "room" WITH =, tstzrange("starts_at", "ends_at") WITH &&) DEFERRABLE INITIALLY IMMEDIATE;--> statement-breakpoint
-- Nobody has accepted two things at one time, unless they confirmed it.
ALTER TABLE "audition_invitations" ADD CONSTRAINT "audition_invitations_accepted" EXCLUDE USING gist ("talent_profile_id" WITH =, tstzrange("starts_at", "ends_at") WITH &&) WHERE ("status" = 'accepted' AND NOT "is_overlap_confirmed" AND NOT "is_to_be_chosen");--> statement-breakpoint
-- Of days that overlap one hold is first and one second, whichever productions asked.
ALTER TABLE "holds" ADD CONSTRAINT "holds_ranks" EXCLUDE USING gist ("talent_profile_id" WITH =, "rank" WITH =, daterange("from", "to", '[]') WITH &&) WHERE ("status" IN ('given', 'confirmed') AND "rank" IN ('first', 'second')) DEFERRABLE INITIALLY IMMEDIATE;
