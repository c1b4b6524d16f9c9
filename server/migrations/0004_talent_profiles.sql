CREATE TABLE "voice_types" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "talent_availability" (
	"id" uuid PRIMARY KEY NOT NULL,
	"talent_profile_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"from" date NOT NULL,
	"to" date NOT NULL,
	CONSTRAINT "talent_availability_kind" CHECK ("talent_availability"."kind" in ('available', 'booked_out')),
	CONSTRAINT "talent_availability_days" CHECK ("talent_availability"."from" <= "talent_availability"."to")
);
--> statement-breakpoint
CREATE TABLE "talent_accents" (
	"talent_profile_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"accent_id" text NOT NULL,
	"level" text NOT NULL,
	CONSTRAINT "talent_accents_talent_profile_id_accent_id_pk" PRIMARY KEY("talent_profile_id","accent_id"),
	CONSTRAINT "talent_accents_level" CHECK ("talent_accents"."level" in ('good', 'strong', 'native'))
);
--> statement-breakpoint
CREATE TABLE "talent_certifications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"talent_profile_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"type_id" text NOT NULL,
	"issuer" text,
	"issued_on" date,
	"expires_on" date,
	CONSTRAINT "talent_certifications_dates" CHECK ("talent_certifications"."issued_on" <= "talent_certifications"."expires_on")
);
--> statement-breakpoint
CREATE TABLE "talent_credits" (
	"id" uuid PRIMARY KEY NOT NULL,
	"talent_profile_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"category" text NOT NULL,
	"production" text NOT NULL,
	"role" text,
	"billing" text,
	"director" text,
	"company" text,
	"year" integer,
	CONSTRAINT "talent_credits_category" CHECK ("talent_credits"."category" in ('film', 'television', 'theatre', 'commercial', 'voice', 'game', 'music_video', 'other')),
	CONSTRAINT "talent_credits_year" CHECK ("talent_credits"."year" between 1900 and 2100)
);
--> statement-breakpoint
CREATE TABLE "talent_languages" (
	"talent_profile_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"language_id" text NOT NULL,
	"level" text NOT NULL,
	CONSTRAINT "talent_languages_talent_profile_id_language_id_pk" PRIMARY KEY("talent_profile_id","language_id"),
	CONSTRAINT "talent_languages_level" CHECK ("talent_languages"."level" in ('basic', 'conversational', 'fluent', 'native'))
);
--> statement-breakpoint
CREATE TABLE "talent_professional_info" (
	"talent_profile_id" uuid PRIMARY KEY NOT NULL,
	"driving_licences" text[] DEFAULT '{}'::text[] NOT NULL,
	"voice_type_id" text,
	"vocal_range" text,
	"crew_department_id" text,
	"crew_role_id" text,
	"day_rate_amount" integer,
	"day_rate_currency" text,
	"kit" text,
	"years_of_experience" integer,
	CONSTRAINT "talent_professional_info_driving_licences" CHECK ("talent_professional_info"."driving_licences" <@ array['car', 'manual', 'motorcycle', 'heavy_vehicle']),
	CONSTRAINT "talent_professional_info_day_rate" CHECK (("talent_professional_info"."day_rate_amount" is null) = ("talent_professional_info"."day_rate_currency" is null) and "talent_professional_info"."day_rate_amount" >= 0),
	CONSTRAINT "talent_professional_info_years_of_experience" CHECK ("talent_professional_info"."years_of_experience" between 0 and 90)
);
--> statement-breakpoint
CREATE TABLE "talent_skills" (
	"talent_profile_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"skill_id" text NOT NULL,
	"level" text NOT NULL,
	CONSTRAINT "talent_skills_talent_profile_id_skill_id_pk" PRIMARY KEY("talent_profile_id","skill_id"),
	CONSTRAINT "talent_skills_level" CHECK ("talent_skills"."level" in ('basic', 'intermediate', 'highly_skilled', 'professional'))
);
--> statement-breakpoint
CREATE TABLE "talent_training" (
	"id" uuid PRIMARY KEY NOT NULL,
	"talent_profile_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"institution" text NOT NULL,
	"course" text,
	"teacher" text,
	"from_year" integer,
	"to_year" integer,
	CONSTRAINT "talent_training_years" CHECK ("talent_training"."from_year" <= "talent_training"."to_year")
);
--> statement-breakpoint
CREATE TABLE "talent_unions" (
	"talent_profile_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"union_id" text NOT NULL,
	"membership_id" text NOT NULL,
	CONSTRAINT "talent_unions_talent_profile_id_union_id_pk" PRIMARY KEY("talent_profile_id","union_id")
);
--> statement-breakpoint
CREATE TABLE "talent_traits" (
	"talent_profile_id" uuid PRIMARY KEY NOT NULL,
	"height_cm" integer,
	"weight_kg" integer,
	"body_type_id" text,
	"ethnicity_ids" text[] DEFAULT '{}'::text[] NOT NULL,
	"eye_color_id" text,
	"hair_color_id" text,
	"hair_length_id" text,
	"hair_style_id" text,
	"facial_hair_id" text,
	"tattoos" text,
	"piercings" text,
	"scars" text,
	"chest_cm" integer,
	"waist_cm" integer,
	"hips_cm" integer,
	"inseam_cm" integer,
	"neck_cm" integer,
	"shoe_size_eu" real,
	"clothing_size" text,
	CONSTRAINT "talent_traits_height" CHECK ("talent_traits"."height_cm" between 30 and 260),
	CONSTRAINT "talent_traits_weight" CHECK ("talent_traits"."weight_kg" between 2 and 400)
);
--> statement-breakpoint
CREATE TABLE "profile_views" (
	"talent_profile_id" uuid NOT NULL,
	"viewer_user_id" uuid NOT NULL,
	"hour" timestamp with time zone NOT NULL,
	CONSTRAINT "profile_views_talent_profile_id_hour_viewer_user_id_pk" PRIMARY KEY("talent_profile_id","hour","viewer_user_id")
);
--> statement-breakpoint
ALTER TABLE "talent_profiles" ADD COLUMN "gender" text;--> statement-breakpoint
ALTER TABLE "talent_profiles" ADD COLUMN "is_trans" boolean;--> statement-breakpoint
ALTER TABLE "talent_profiles" ADD COLUMN "genders_played" text[] DEFAULT '{}'::text[] NOT NULL;--> statement-breakpoint
ALTER TABLE "talent_profiles" ADD COLUMN "region" text;--> statement-breakpoint
ALTER TABLE "talent_profiles" ADD COLUMN "local_hire_cities" text[] DEFAULT '{}'::text[] NOT NULL;--> statement-breakpoint
ALTER TABLE "talent_profiles" ADD COLUMN "travel_radius_km" integer;--> statement-breakpoint
ALTER TABLE "talent_profiles" ADD COLUMN "category_ids" text[] DEFAULT '{}'::text[] NOT NULL;--> statement-breakpoint
ALTER TABLE "talent_profiles" ADD COLUMN "talent_type_ids" text[] DEFAULT '{}'::text[] NOT NULL;--> statement-breakpoint
ALTER TABLE "talent_profiles" ADD COLUMN "self_declared" text[] DEFAULT '{}'::text[] NOT NULL;--> statement-breakpoint
ALTER TABLE "talent_profiles" ADD COLUMN "access_requirements" text;--> statement-breakpoint
ALTER TABLE "talent_availability" ADD CONSTRAINT "talent_availability_talent_profile_id_talent_profiles_id_fk" FOREIGN KEY ("talent_profile_id") REFERENCES "public"."talent_profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talent_accents" ADD CONSTRAINT "talent_accents_talent_profile_id_talent_profiles_id_fk" FOREIGN KEY ("talent_profile_id") REFERENCES "public"."talent_profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talent_accents" ADD CONSTRAINT "talent_accents_accent_id_accents_id_fk" FOREIGN KEY ("accent_id") REFERENCES "public"."accents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talent_certifications" ADD CONSTRAINT "talent_certifications_talent_profile_id_talent_profiles_id_fk" FOREIGN KEY ("talent_profile_id") REFERENCES "public"."talent_profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talent_certifications" ADD CONSTRAINT "talent_certifications_type_id_certification_types_id_fk" FOREIGN KEY ("type_id") REFERENCES "public"."certification_types"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talent_credits" ADD CONSTRAINT "talent_credits_talent_profile_id_talent_profiles_id_fk" FOREIGN KEY ("talent_profile_id") REFERENCES "public"."talent_profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talent_languages" ADD CONSTRAINT "talent_languages_talent_profile_id_talent_profiles_id_fk" FOREIGN KEY ("talent_profile_id") REFERENCES "public"."talent_profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talent_languages" ADD CONSTRAINT "talent_languages_language_id_languages_id_fk" FOREIGN KEY ("language_id") REFERENCES "public"."languages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talent_professional_info" ADD CONSTRAINT "talent_professional_info_talent_profile_id_talent_profiles_id_fk" FOREIGN KEY ("talent_profile_id") REFERENCES "public"."talent_profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talent_professional_info" ADD CONSTRAINT "talent_professional_info_voice_type_id_voice_types_id_fk" FOREIGN KEY ("voice_type_id") REFERENCES "public"."voice_types"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talent_professional_info" ADD CONSTRAINT "talent_professional_info_crew_department_id_crew_departments_id_fk" FOREIGN KEY ("crew_department_id") REFERENCES "public"."crew_departments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talent_professional_info" ADD CONSTRAINT "talent_professional_info_crew_role_id_crew_roles_id_fk" FOREIGN KEY ("crew_role_id") REFERENCES "public"."crew_roles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talent_skills" ADD CONSTRAINT "talent_skills_talent_profile_id_talent_profiles_id_fk" FOREIGN KEY ("talent_profile_id") REFERENCES "public"."talent_profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talent_skills" ADD CONSTRAINT "talent_skills_skill_id_skills_id_fk" FOREIGN KEY ("skill_id") REFERENCES "public"."skills"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talent_training" ADD CONSTRAINT "talent_training_talent_profile_id_talent_profiles_id_fk" FOREIGN KEY ("talent_profile_id") REFERENCES "public"."talent_profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talent_unions" ADD CONSTRAINT "talent_unions_talent_profile_id_talent_profiles_id_fk" FOREIGN KEY ("talent_profile_id") REFERENCES "public"."talent_profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talent_unions" ADD CONSTRAINT "talent_unions_union_id_unions_id_fk" FOREIGN KEY ("union_id") REFERENCES "public"."unions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talent_unions" ADD CONSTRAINT "talent_unions_membership_id_union_memberships_id_fk" FOREIGN KEY ("membership_id") REFERENCES "public"."union_memberships"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talent_traits" ADD CONSTRAINT "talent_traits_talent_profile_id_talent_profiles_id_fk" FOREIGN KEY ("talent_profile_id") REFERENCES "public"."talent_profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talent_traits" ADD CONSTRAINT "talent_traits_body_type_id_body_types_id_fk" FOREIGN KEY ("body_type_id") REFERENCES "public"."body_types"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talent_traits" ADD CONSTRAINT "talent_traits_eye_color_id_eye_colors_id_fk" FOREIGN KEY ("eye_color_id") REFERENCES "public"."eye_colors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talent_traits" ADD CONSTRAINT "talent_traits_hair_color_id_hair_colors_id_fk" FOREIGN KEY ("hair_color_id") REFERENCES "public"."hair_colors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talent_traits" ADD CONSTRAINT "talent_traits_hair_length_id_hair_lengths_id_fk" FOREIGN KEY ("hair_length_id") REFERENCES "public"."hair_lengths"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talent_traits" ADD CONSTRAINT "talent_traits_hair_style_id_hair_styles_id_fk" FOREIGN KEY ("hair_style_id") REFERENCES "public"."hair_styles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talent_traits" ADD CONSTRAINT "talent_traits_facial_hair_id_facial_hair_id_fk" FOREIGN KEY ("facial_hair_id") REFERENCES "public"."facial_hair"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile_views" ADD CONSTRAINT "profile_views_talent_profile_id_talent_profiles_id_fk" FOREIGN KEY ("talent_profile_id") REFERENCES "public"."talent_profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile_views" ADD CONSTRAINT "profile_views_viewer_user_id_users_id_fk" FOREIGN KEY ("viewer_user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "talent_availability_calendar" ON "talent_availability" USING btree ("talent_profile_id","from");--> statement-breakpoint
CREATE INDEX "talent_accents_speakers" ON "talent_accents" USING btree ("accent_id","level","talent_profile_id");--> statement-breakpoint
CREATE INDEX "talent_certifications_resume" ON "talent_certifications" USING btree ("talent_profile_id","position");--> statement-breakpoint
CREATE INDEX "talent_credits_resume" ON "talent_credits" USING btree ("talent_profile_id","position");--> statement-breakpoint
CREATE INDEX "talent_languages_speakers" ON "talent_languages" USING btree ("language_id","level","talent_profile_id");--> statement-breakpoint
CREATE INDEX "talent_professional_info_crew_role" ON "talent_professional_info" USING btree ("crew_role_id");--> statement-breakpoint
CREATE INDEX "talent_skills_skilled" ON "talent_skills" USING btree ("skill_id","level","talent_profile_id");--> statement-breakpoint
CREATE INDEX "talent_training_resume" ON "talent_training" USING btree ("talent_profile_id","position");--> statement-breakpoint
CREATE INDEX "talent_unions_members" ON "talent_unions" USING btree ("union_id","membership_id","talent_profile_id");--> statement-breakpoint
CREATE INDEX "talent_traits_ethnicities" ON "talent_traits" USING gin ("ethnicity_ids");--> statement-breakpoint
CREATE INDEX "profile_views_viewer" ON "profile_views" USING btree ("viewer_user_id");--> statement-breakpoint
CREATE INDEX "talent_profiles_categories" ON "talent_profiles" USING gin ("category_ids");--> statement-breakpoint
ALTER TABLE "talent_profiles" ADD CONSTRAINT "talent_profiles_gender" CHECK ("talent_profiles"."gender" in ('woman', 'man', 'non_binary', 'genderfluid', 'self_described'));--> statement-breakpoint
ALTER TABLE "talent_profiles" ADD CONSTRAINT "talent_profiles_genders_played" CHECK ("talent_profiles"."genders_played" <@ array['woman', 'man', 'non_binary', 'genderfluid', 'self_described']);--> statement-breakpoint
ALTER TABLE "talent_profiles" ADD CONSTRAINT "talent_profiles_self_declared" CHECK ("talent_profiles"."self_declared" <@ array['deaf', 'disabled', 'neurodivergent']);--> statement-breakpoint
ALTER TABLE "talent_profiles" ADD CONSTRAINT "talent_profiles_travel_radius" CHECK ("talent_profiles"."travel_radius_km" >= 0);