ALTER TABLE "notification_mail_choices" DROP CONSTRAINT "notification_mail_choices_kind";--> statement-breakpoint
ALTER TABLE "notifications" DROP CONSTRAINT "notifications_kind";--> statement-breakpoint
CREATE TABLE "saved_search_matches" (
	"saved_search_id" uuid NOT NULL,
	"talent_profile_id" uuid NOT NULL,
	"matched_at" timestamp with time zone NOT NULL,
	"told_at" timestamp with time zone,
	CONSTRAINT "saved_search_matches_saved_search_id_talent_profile_id_pk" PRIMARY KEY("saved_search_id","talent_profile_id")
);
--> statement-breakpoint
CREATE TABLE "saved_searches" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"search" text NOT NULL,
	"alert" text NOT NULL,
	"watched_since" "xid8" NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "saved_searches_alert_kind" CHECK ("saved_searches"."alert" in ('none', 'at_once', 'daily'))
);
--> statement-breakpoint
CREATE TABLE "shortlist_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"shortlist_id" uuid NOT NULL,
	"talent_profile_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"note" text,
	"added_by_user_id" uuid NOT NULL,
	"added_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shortlist_links" (
	"id" uuid PRIMARY KEY NOT NULL,
	"shortlist_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"label" text NOT NULL,
	"created_by_user_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	"last_opened_at" timestamp with time zone,
	CONSTRAINT "shortlist_links_tokenHash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "shortlist_opinions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"link_id" uuid NOT NULL,
	"entry_id" uuid NOT NULL,
	"viewer_id" uuid NOT NULL,
	"viewer_name" text NOT NULL,
	"rating" integer,
	"comment" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "shortlist_opinions_rating" CHECK ("shortlist_opinions"."rating" between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "shortlists" (
	"id" uuid PRIMARY KEY NOT NULL,
	"production_id" uuid NOT NULL,
	"role_id" uuid,
	"name" text NOT NULL,
	"created_by_user_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "saved_search_matches" ADD CONSTRAINT "saved_search_matches_saved_search_id_saved_searches_id_fk" FOREIGN KEY ("saved_search_id") REFERENCES "public"."saved_searches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_search_matches" ADD CONSTRAINT "saved_search_matches_talent_profile_id_talent_profiles_id_fk" FOREIGN KEY ("talent_profile_id") REFERENCES "public"."talent_profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_searches" ADD CONSTRAINT "saved_searches_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shortlist_entries" ADD CONSTRAINT "shortlist_entries_shortlist_id_shortlists_id_fk" FOREIGN KEY ("shortlist_id") REFERENCES "public"."shortlists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shortlist_entries" ADD CONSTRAINT "shortlist_entries_talent_profile_id_talent_profiles_id_fk" FOREIGN KEY ("talent_profile_id") REFERENCES "public"."talent_profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shortlist_entries" ADD CONSTRAINT "shortlist_entries_added_by_user_id_users_id_fk" FOREIGN KEY ("added_by_user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shortlist_links" ADD CONSTRAINT "shortlist_links_shortlist_id_shortlists_id_fk" FOREIGN KEY ("shortlist_id") REFERENCES "public"."shortlists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shortlist_links" ADD CONSTRAINT "shortlist_links_created_by_user_id_users_id_fk" FOREIGN KEY ("created_by_user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shortlist_opinions" ADD CONSTRAINT "shortlist_opinions_link_id_shortlist_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."shortlist_links"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shortlist_opinions" ADD CONSTRAINT "shortlist_opinions_entry_id_shortlist_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."shortlist_entries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shortlists" ADD CONSTRAINT "shortlists_production_id_productions_id_fk" FOREIGN KEY ("production_id") REFERENCES "public"."productions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shortlists" ADD CONSTRAINT "shortlists_role_id_production_roles_id_fk" FOREIGN KEY ("role_id") REFERENCES "public"."production_roles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shortlists" ADD CONSTRAINT "shortlists_created_by_user_id_users_id_fk" FOREIGN KEY ("created_by_user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "saved_search_matches_talent" ON "saved_search_matches" USING btree ("talent_profile_id");--> statement-breakpoint
CREATE INDEX "saved_search_matches_untold" ON "saved_search_matches" USING btree ("saved_search_id") WHERE "saved_search_matches"."told_at" is null;--> statement-breakpoint
CREATE INDEX "saved_searches_user" ON "saved_searches" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "saved_searches_alert" ON "saved_searches" USING btree ("alert","id") WHERE "saved_searches"."alert" <> 'none';--> statement-breakpoint
CREATE UNIQUE INDEX "shortlist_entries_once" ON "shortlist_entries" USING btree ("shortlist_id","talent_profile_id");--> statement-breakpoint
CREATE INDEX "shortlist_entries_order" ON "shortlist_entries" USING btree ("shortlist_id","position");--> statement-breakpoint
CREATE INDEX "shortlist_entries_talent" ON "shortlist_entries" USING btree ("talent_profile_id");--> statement-breakpoint
CREATE INDEX "shortlist_links_shortlist" ON "shortlist_links" USING btree ("shortlist_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "shortlist_opinions_once" ON "shortlist_opinions" USING btree ("link_id","viewer_id","entry_id");--> statement-breakpoint
CREATE INDEX "shortlist_opinions_entry" ON "shortlist_opinions" USING btree ("entry_id");--> statement-breakpoint
CREATE INDEX "shortlists_production" ON "shortlists" USING btree ("production_id","created_at");--> statement-breakpoint
CREATE INDEX "shortlists_role" ON "shortlists" USING btree ("role_id");--> statement-breakpoint
ALTER TABLE "notification_mail_choices" ADD CONSTRAINT "notification_mail_choices_kind" CHECK ("notification_mail_choices"."kind" in ('application', 'audition', 'offer', 'casting_call', 'saved_search', 'message', 'team', 'representation', 'verification', 'moderation', 'account'));--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_kind" CHECK ("notifications"."kind" in ('application', 'audition', 'offer', 'casting_call', 'saved_search', 'message', 'team', 'representation', 'verification', 'moderation', 'account'));--> statement-breakpoint
CREATE FUNCTION public.note_talent_change() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	changed record;
	talent uuid;
BEGIN
	IF TG_OP = 'DELETE' THEN changed := OLD; ELSE changed := NEW; END IF;
	CASE TG_ARGV[0]
		WHEN 'profile' THEN talent := changed.id;
		WHEN 'part' THEN talent := changed.talent_profile_id;
		WHEN 'person' THEN SELECT p.id INTO talent FROM public.talent_profiles p WHERE p.user_id = changed.id;
		WHEN 'media' THEN SELECT i.talent_profile_id INTO talent FROM public.portfolio_items i WHERE i.media_id = changed.id;
		WHEN 'tie' THEN SELECT p.id INTO talent FROM public.talent_profiles p WHERE p.id = changed.talent_profile_id AND p.visibility = 'hidden';
		WHEN 'session' THEN SELECT p.id INTO talent FROM public.talent_profiles p WHERE p.user_id = changed.user_id;
	END CASE;
	IF talent IS NULL THEN RETURN NULL; END IF;
	INSERT INTO public.changes (subject, subject_id, changed_at)
	SELECT 'talent-search.talent', talent, now()
	WHERE NOT EXISTS (
		SELECT FROM public.changes c
		WHERE c.transaction_id = pg_current_xact_id() AND c.subject = 'talent-search.talent' AND c.subject_id = talent
	);
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "talent_profiles_noted" AFTER INSERT OR UPDATE OR DELETE ON "talent_profiles" FOR EACH ROW EXECUTE FUNCTION public.note_talent_change('profile');--> statement-breakpoint
CREATE TRIGGER "talent_traits_noted" AFTER INSERT OR UPDATE OR DELETE ON "talent_traits" FOR EACH ROW EXECUTE FUNCTION public.note_talent_change('part');--> statement-breakpoint
CREATE TRIGGER "talent_professional_info_noted" AFTER INSERT OR UPDATE OR DELETE ON "talent_professional_info" FOR EACH ROW EXECUTE FUNCTION public.note_talent_change('part');--> statement-breakpoint
CREATE TRIGGER "talent_credits_noted" AFTER INSERT OR UPDATE OR DELETE ON "talent_credits" FOR EACH ROW EXECUTE FUNCTION public.note_talent_change('part');--> statement-breakpoint
CREATE TRIGGER "talent_languages_noted" AFTER INSERT OR UPDATE OR DELETE ON "talent_languages" FOR EACH ROW EXECUTE FUNCTION public.note_talent_change('part');--> statement-breakpoint
CREATE TRIGGER "talent_accents_noted" AFTER INSERT OR UPDATE OR DELETE ON "talent_accents" FOR EACH ROW EXECUTE FUNCTION public.note_talent_change('part');--> statement-breakpoint
CREATE TRIGGER "talent_skills_noted" AFTER INSERT OR UPDATE OR DELETE ON "talent_skills" FOR EACH ROW EXECUTE FUNCTION public.note_talent_change('part');--> statement-breakpoint
CREATE TRIGGER "talent_unions_noted" AFTER INSERT OR UPDATE OR DELETE ON "talent_unions" FOR EACH ROW EXECUTE FUNCTION public.note_talent_change('part');--> statement-breakpoint
CREATE TRIGGER "talent_availability_noted" AFTER INSERT OR UPDATE OR DELETE ON "talent_availability" FOR EACH ROW EXECUTE FUNCTION public.note_talent_change('part');--> statement-breakpoint
CREATE TRIGGER "portfolio_items_noted" AFTER INSERT OR UPDATE OR DELETE ON "portfolio_items" FOR EACH ROW EXECUTE FUNCTION public.note_talent_change('part');--> statement-breakpoint
CREATE TRIGGER "roster_entries_noted" AFTER INSERT OR DELETE ON "roster_entries" FOR EACH ROW EXECUTE FUNCTION public.note_talent_change('tie');--> statement-breakpoint
CREATE TRIGGER "applications_noted" AFTER INSERT OR DELETE ON "applications" FOR EACH ROW EXECUTE FUNCTION public.note_talent_change('tie');--> statement-breakpoint
CREATE TRIGGER "users_noted" AFTER UPDATE OF "first_name", "last_name", "suspended_at", "deleted_at", "verified_professional_status", "verified_id_status" ON "users" FOR EACH ROW EXECUTE FUNCTION public.note_talent_change('person');--> statement-breakpoint
CREATE TRIGGER "media_noted" AFTER UPDATE OF "status" ON "media" FOR EACH ROW EXECUTE FUNCTION public.note_talent_change('media');--> statement-breakpoint
CREATE TRIGGER "sessions_begun_noted" AFTER INSERT ON "sessions" FOR EACH ROW EXECUTE FUNCTION public.note_talent_change('session');--> statement-breakpoint
CREATE TRIGGER "sessions_used_noted" AFTER UPDATE OF "last_used_at" ON "sessions" FOR EACH ROW WHEN (date_trunc('day', OLD."last_used_at") IS DISTINCT FROM date_trunc('day', NEW."last_used_at")) EXECUTE FUNCTION public.note_talent_change('session');
