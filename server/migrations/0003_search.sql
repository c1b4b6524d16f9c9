CREATE EXTENSION IF NOT EXISTS pg_trgm WITH SCHEMA public;--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS unaccent WITH SCHEMA public;--> statement-breakpoint
-- unaccent() itself counts as changeable, because its dictionary could be edited. Ours never is, and
-- only what is immutable may stand in generated columns. Apostrophes go without leaving a gap.
CREATE FUNCTION public.fold_text(given text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN btrim(regexp_replace(
  regexp_replace(lower(public.unaccent('public.unaccent'::regdictionary, given)), '[''`’ʼ]', '', 'g'),
  '[^[:alnum:]]+', ' ', 'g'));--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "folded_name" text COLLATE "C" GENERATED ALWAYS AS (public.fold_text(first_name || ' ' || last_name)) STORED;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "folded_last_name" text COLLATE "C" GENERATED ALWAYS AS (public.fold_text(last_name || ' ' || first_name)) STORED;--> statement-breakpoint
ALTER TABLE "production_roles" ADD COLUMN "folded_title" text COLLATE "C" GENERATED ALWAYS AS (public.fold_text(title)) STORED;--> statement-breakpoint
ALTER TABLE "productions" ADD COLUMN "folded_title" text COLLATE "C" GENERATED ALWAYS AS (public.fold_text(title || ' ' || coalesce(code_name, ''))) STORED;--> statement-breakpoint
ALTER TABLE "talent_profiles" ADD COLUMN "folded_stage_name" text COLLATE "C" GENERATED ALWAYS AS (public.fold_text(stage_name)) STORED;--> statement-breakpoint
CREATE INDEX "users_folded_name" ON "users" USING btree ("folded_name") WHERE "users"."role" = 'talent';--> statement-breakpoint
CREATE INDEX "users_folded_last_name" ON "users" USING btree ("folded_last_name") WHERE "users"."role" = 'talent';--> statement-breakpoint
CREATE INDEX "users_folded_name_trigrams" ON "users" USING gin ("folded_name" gin_trgm_ops) WHERE "users"."role" = 'talent';--> statement-breakpoint
CREATE INDEX "productions_creator" ON "productions" USING btree ("created_by_user_id");--> statement-breakpoint
CREATE INDEX "talent_profiles_folded_stage_name" ON "talent_profiles" USING btree ("folded_stage_name");--> statement-breakpoint
CREATE INDEX "talent_profiles_folded_stage_name_trigrams" ON "talent_profiles" USING gin ("folded_stage_name" gin_trgm_ops);