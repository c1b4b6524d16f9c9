CREATE TABLE "media" (
	"id" uuid PRIMARY KEY NOT NULL,
	"talent_profile_id" uuid NOT NULL,
	"uploaded_by_user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"status" text NOT NULL,
	"problem" text,
	"file_name" text NOT NULL,
	"bytes" bigint NOT NULL,
	"sha256" text,
	"content_type" text,
	"file_key" text,
	"picture_folder" text,
	"picture_widths" integer[] DEFAULT '{}'::integer[] NOT NULL,
	"width" integer,
	"height" integer,
	"placeholder" text,
	"duration_ms" integer,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "media_kind" CHECK ("media"."kind" in ('photo', 'video', 'audio', 'document')),
	CONSTRAINT "media_status" CHECK ("media"."status" in ('uploading', 'processing', 'ready', 'refused')),
	CONSTRAINT "media_bytes" CHECK ("media"."bytes" >= 0)
);
--> statement-breakpoint
CREATE TABLE "media_parts" (
	"media_id" uuid NOT NULL,
	"start" bigint NOT NULL,
	"size" bigint NOT NULL,
	"key" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "media_parts_media_id_start_pk" PRIMARY KEY("media_id","start")
);
--> statement-breakpoint
CREATE TABLE "gallery_photos" (
	"id" uuid PRIMARY KEY NOT NULL,
	"talent_profile_id" uuid NOT NULL,
	"media_id" uuid NOT NULL,
	"caption" text,
	"taken_on" date,
	"tags" text[] DEFAULT '{}'::text[] NOT NULL,
	"position" integer NOT NULL,
	"visibility" text NOT NULL,
	"is_profile_photo" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "gallery_photos_tags" CHECK ("gallery_photos"."tags" <@ array['headshot', 'full_length', 'character', 'current_look']),
	CONSTRAINT "gallery_photos_visibility" CHECK ("gallery_photos"."visibility" in ('public', 'professionals', 'private'))
);
--> statement-breakpoint
CREATE TABLE "portfolio_items" (
	"id" uuid PRIMARY KEY NOT NULL,
	"talent_profile_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"media_id" uuid,
	"url" text,
	"cover_media_id" uuid,
	"title" text NOT NULL,
	"description" text,
	"credit_id" uuid,
	"year" integer,
	"position" integer NOT NULL,
	"visibility" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "portfolio_items_kind" CHECK ("portfolio_items"."kind" in ('photo', 'video', 'audio', 'document', 'link')),
	CONSTRAINT "portfolio_items_visibility" CHECK ("portfolio_items"."visibility" in ('public', 'professionals', 'private')),
	CONSTRAINT "portfolio_items_year" CHECK ("portfolio_items"."year" between 1900 and 2100),
	CONSTRAINT "portfolio_items_content" CHECK (("portfolio_items"."kind" = 'link') = ("portfolio_items"."media_id" is null) and ("portfolio_items"."media_id" is null) = ("portfolio_items"."url" is not null))
);
--> statement-breakpoint
ALTER TABLE "talent_certifications" ADD COLUMN "document_media_id" uuid;--> statement-breakpoint
ALTER TABLE "media" ADD CONSTRAINT "media_talent_profile_id_talent_profiles_id_fk" FOREIGN KEY ("talent_profile_id") REFERENCES "public"."talent_profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media" ADD CONSTRAINT "media_uploaded_by_user_id_users_id_fk" FOREIGN KEY ("uploaded_by_user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media_parts" ADD CONSTRAINT "media_parts_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gallery_photos" ADD CONSTRAINT "gallery_photos_talent_profile_id_talent_profiles_id_fk" FOREIGN KEY ("talent_profile_id") REFERENCES "public"."talent_profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gallery_photos" ADD CONSTRAINT "gallery_photos_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portfolio_items" ADD CONSTRAINT "portfolio_items_talent_profile_id_talent_profiles_id_fk" FOREIGN KEY ("talent_profile_id") REFERENCES "public"."talent_profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portfolio_items" ADD CONSTRAINT "portfolio_items_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portfolio_items" ADD CONSTRAINT "portfolio_items_cover_media_id_media_id_fk" FOREIGN KEY ("cover_media_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portfolio_items" ADD CONSTRAINT "portfolio_items_credit_id_talent_credits_id_fk" FOREIGN KEY ("credit_id") REFERENCES "public"."talent_credits"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "media_profile" ON "media" USING btree ("talent_profile_id");--> statement-breakpoint
CREATE INDEX "media_unfinished" ON "media" USING btree ("updated_at") WHERE "media"."status" <> 'ready';--> statement-breakpoint
CREATE INDEX "gallery_photos_gallery" ON "gallery_photos" USING btree ("talent_profile_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "gallery_photos_media" ON "gallery_photos" USING btree ("media_id");--> statement-breakpoint
CREATE UNIQUE INDEX "gallery_photos_profile_photo" ON "gallery_photos" USING btree ("talent_profile_id") WHERE "gallery_photos"."is_profile_photo";--> statement-breakpoint
CREATE INDEX "portfolio_items_portfolio" ON "portfolio_items" USING btree ("talent_profile_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "portfolio_items_media" ON "portfolio_items" USING btree ("media_id");--> statement-breakpoint
CREATE INDEX "portfolio_items_cover" ON "portfolio_items" USING btree ("cover_media_id");--> statement-breakpoint
CREATE INDEX "portfolio_items_credit" ON "portfolio_items" USING btree ("credit_id");--> statement-breakpoint
ALTER TABLE "talent_certifications" ADD CONSTRAINT "talent_certifications_document_media_id_media_id_fk" FOREIGN KEY ("document_media_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "talent_certifications_document" ON "talent_certifications" USING btree ("document_media_id");