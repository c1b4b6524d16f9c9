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
CREATE INDEX "production_roles_folded_title_trigrams" ON "production_roles" USING gin ("folded_title" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "productions_creator" ON "productions" USING btree ("created_by_user_id");--> statement-breakpoint
CREATE INDEX "productions_folded_title_trigrams" ON "productions" USING gin ("folded_title" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "talent_profiles_folded_stage_name" ON "talent_profiles" USING btree ("folded_stage_name");--> statement-breakpoint
CREATE INDEX "talent_profiles_folded_stage_name_trigrams" ON "talent_profiles" USING gin ("folded_stage_name" gin_trgm_ops);--> statement-breakpoint
CREATE VIEW "public"."production_viewers" AS (
  select id as production_id, created_by_user_id as user_id from productions
  union all
  select production_id, user_id from production_collaborators);--> statement-breakpoint
-- Talent whose name or stage name resembles a folded text. How alike it has to be is a setting of the
-- session for the operator that uses the index; here it holds for this one call. Without a least
-- likeness nobody resembles anybody.
CREATE FUNCTION public.talent_resembling(folded text, least_likeness real)
RETURNS TABLE (user_id uuid, likeness real)
LANGUAGE plpgsql STABLE STRICT PARALLEL RESTRICTED ROWS 100
SET pg_trgm.word_similarity_threshold = 0.6
AS $$
#variable_conflict use_column
BEGIN
  perform set_config('pg_trgm.word_similarity_threshold', least_likeness::text, true);
  return query
    select people.user_id, max(people.likeness) from (
      select u.id as user_id, public.word_similarity(folded, u.folded_name) as likeness
      from public.users u
      where u.role = 'talent' and u.folded_name operator(public.%>) folded
      union all
      select t.user_id, public.word_similarity(folded, t.folded_stage_name)
      from public.talent_profiles t
      where t.folded_stage_name operator(public.%>) folded
    ) people group by people.user_id;
END $$;--> statement-breakpoint
-- The same for the titles of roles.
CREATE FUNCTION public.roles_resembling(folded text, least_likeness real)
RETURNS TABLE (role_id uuid, likeness real)
LANGUAGE plpgsql STABLE STRICT PARALLEL RESTRICTED ROWS 100
SET pg_trgm.word_similarity_threshold = 0.6
AS $$
BEGIN
  perform set_config('pg_trgm.word_similarity_threshold', least_likeness::text, true);
  return query
    select r.id, public.word_similarity(folded, r.folded_title)
    from public.production_roles r
    where r.folded_title operator(public.%>) folded;
END $$;--> statement-breakpoint
-- … and of productions.
CREATE FUNCTION public.productions_resembling(folded text, least_likeness real)
RETURNS TABLE (production_id uuid, likeness real)
LANGUAGE plpgsql STABLE STRICT PARALLEL RESTRICTED ROWS 100
SET pg_trgm.word_similarity_threshold = 0.6
AS $$
BEGIN
  perform set_config('pg_trgm.word_similarity_threshold', least_likeness::text, true);
  return query
    select p.id, public.word_similarity(folded, p.folded_title)
    from public.productions p
    where p.folded_title operator(public.%>) folded;
END $$;
