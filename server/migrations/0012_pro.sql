CREATE TABLE "analytics_days" (
	"day" date PRIMARY KEY NOT NULL,
	"salt" "bytea",
	"counted_at" timestamp with time zone,
	"closed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "analytics_events" (
	"at" timestamp with time zone NOT NULL,
	"kind" text NOT NULL,
	"talent_profile_id" uuid,
	"subject_id" uuid,
	"viewer_key" bigint NOT NULL,
	"viewer_role" text,
	CONSTRAINT "analytics_events_kind" CHECK ("analytics_events"."kind" in ('profile_view', 'search_appearance', 'search_made', 'media_play', 'call_view', 'applied')),
	CONSTRAINT "analytics_events_viewer_role" CHECK ("analytics_events"."viewer_role" in ('client', 'talent', 'agent', 'admin'))
);
--> statement-breakpoint
CREATE TABLE "analytics_searches" (
	"id" uuid PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"search" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "analytics_searches_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "call_days" (
	"call_id" uuid NOT NULL,
	"day" date NOT NULL,
	"views" integer NOT NULL,
	CONSTRAINT "call_days_call_id_day_pk" PRIMARY KEY("call_id","day")
);
--> statement-breakpoint
CREATE TABLE "media_days" (
	"talent_profile_id" uuid NOT NULL,
	"media_id" uuid NOT NULL,
	"day" date NOT NULL,
	"plays" integer NOT NULL,
	CONSTRAINT "media_days_talent_profile_id_day_media_id_pk" PRIMARY KEY("talent_profile_id","day","media_id")
);
--> statement-breakpoint
CREATE TABLE "missed_days" (
	"talent_profile_id" uuid NOT NULL,
	"day" date NOT NULL,
	"field" text NOT NULL,
	"searches" integer NOT NULL,
	CONSTRAINT "missed_days_talent_profile_id_day_field_pk" PRIMARY KEY("talent_profile_id","day","field")
);
--> statement-breakpoint
CREATE TABLE "talent_days" (
	"talent_profile_id" uuid NOT NULL,
	"day" date NOT NULL,
	"profile_views" integer DEFAULT 0 NOT NULL,
	"client_views" integer DEFAULT 0 NOT NULL,
	"agent_views" integer DEFAULT 0 NOT NULL,
	"talent_views" integer DEFAULT 0 NOT NULL,
	"search_appearances" integer DEFAULT 0 NOT NULL,
	"media_plays" integer DEFAULT 0 NOT NULL,
	"calls_viewed" integer DEFAULT 0 NOT NULL,
	"applied" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "talent_days_talent_profile_id_day_pk" PRIMARY KEY("talent_profile_id","day")
);
--> statement-breakpoint
CREATE TABLE "billing_messages" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"offer" text NOT NULL,
	"user_id" uuid,
	"portfolio_id" uuid,
	"company_id" uuid,
	"payer_user_id" uuid,
	"provider" text NOT NULL,
	"customer_ref" text NOT NULL,
	"subscription_ref" text NOT NULL,
	"status" text NOT NULL,
	"interval" text NOT NULL,
	"next_interval" text,
	"current_period_end" timestamp with time zone NOT NULL,
	"cancel_at_period_end" boolean NOT NULL,
	"past_due_since" timestamp with time zone,
	"is_pro" boolean NOT NULL,
	"reminded_for" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "subscriptions_holder" CHECK (num_nonnulls("subscriptions"."user_id", "subscriptions"."portfolio_id", "subscriptions"."company_id") = 1),
	CONSTRAINT "subscriptions_offer" CHECK ("subscriptions"."offer" in ('talent', 'agency', 'client')),
	CONSTRAINT "subscriptions_provider" CHECK ("subscriptions"."provider" in ('stripe', 'try_out')),
	CONSTRAINT "subscriptions_status" CHECK ("subscriptions"."status" in ('active', 'past_due', 'ended')),
	CONSTRAINT "subscriptions_interval" CHECK ("subscriptions"."interval" in ('monthly', 'yearly')),
	CONSTRAINT "subscriptions_next_interval" CHECK ("subscriptions"."next_interval" in ('monthly', 'yearly'))
);
--> statement-breakpoint
CREATE TABLE "try_out_subscriptions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"offer" text NOT NULL,
	"user_id" uuid,
	"portfolio_id" uuid,
	"company_id" uuid,
	"payer_user_id" uuid NOT NULL,
	"interval" text NOT NULL,
	"next_interval" text,
	"paid_at" timestamp with time zone,
	"current_period_end" timestamp with time zone,
	"cancel_at_period_end" boolean NOT NULL,
	"past_due_since" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"card_works" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "try_out_subscriptions_offer" CHECK ("try_out_subscriptions"."offer" in ('talent', 'agency', 'client')),
	CONSTRAINT "try_out_subscriptions_interval" CHECK ("try_out_subscriptions"."interval" in ('monthly', 'yearly')),
	CONSTRAINT "try_out_subscriptions_next_interval" CHECK ("try_out_subscriptions"."next_interval" in ('monthly', 'yearly'))
);
--> statement-breakpoint
ALTER TABLE "analytics_events" ADD CONSTRAINT "analytics_events_talent_profile_id_talent_profiles_id_fk" FOREIGN KEY ("talent_profile_id") REFERENCES "public"."talent_profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media_days" ADD CONSTRAINT "media_days_talent_profile_id_talent_profiles_id_fk" FOREIGN KEY ("talent_profile_id") REFERENCES "public"."talent_profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "missed_days" ADD CONSTRAINT "missed_days_talent_profile_id_talent_profiles_id_fk" FOREIGN KEY ("talent_profile_id") REFERENCES "public"."talent_profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talent_days" ADD CONSTRAINT "talent_days_talent_profile_id_talent_profiles_id_fk" FOREIGN KEY ("talent_profile_id") REFERENCES "public"."talent_profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_portfolio_id_business_portfolios_id_fk" FOREIGN KEY ("portfolio_id") REFERENCES "public"."business_portfolios"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_company_id_client_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."client_companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_payer_user_id_users_id_fk" FOREIGN KEY ("payer_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "try_out_subscriptions" ADD CONSTRAINT "try_out_subscriptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "try_out_subscriptions" ADD CONSTRAINT "try_out_subscriptions_portfolio_id_business_portfolios_id_fk" FOREIGN KEY ("portfolio_id") REFERENCES "public"."business_portfolios"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "try_out_subscriptions" ADD CONSTRAINT "try_out_subscriptions_company_id_client_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."client_companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "try_out_subscriptions" ADD CONSTRAINT "try_out_subscriptions_payer_user_id_users_id_fk" FOREIGN KEY ("payer_user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "analytics_events_at" ON "analytics_events" USING brin ("at");--> statement-breakpoint
CREATE INDEX "analytics_events_talent" ON "analytics_events" USING btree ("talent_profile_id","at");--> statement-breakpoint
CREATE INDEX "call_days_day" ON "call_days" USING btree ("day");--> statement-breakpoint
CREATE INDEX "media_days_day" ON "media_days" USING btree ("day");--> statement-breakpoint
CREATE INDEX "missed_days_day" ON "missed_days" USING btree ("day");--> statement-breakpoint
CREATE INDEX "talent_days_day" ON "talent_days" USING btree ("day");--> statement-breakpoint
CREATE INDEX "billing_messages_received" ON "billing_messages" USING btree ("received_at");--> statement-breakpoint
CREATE UNIQUE INDEX "subscriptions_user" ON "subscriptions" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "subscriptions_portfolio" ON "subscriptions" USING btree ("portfolio_id");--> statement-breakpoint
CREATE UNIQUE INDEX "subscriptions_company" ON "subscriptions" USING btree ("company_id");--> statement-breakpoint
CREATE UNIQUE INDEX "subscriptions_ref" ON "subscriptions" USING btree ("provider","subscription_ref");--> statement-breakpoint
CREATE INDEX "subscriptions_period_end" ON "subscriptions" USING btree ("current_period_end") WHERE "subscriptions"."is_pro";--> statement-breakpoint
CREATE INDEX "subscriptions_payer" ON "subscriptions" USING btree ("payer_user_id");--> statement-breakpoint
CREATE INDEX "try_out_subscriptions_due" ON "try_out_subscriptions" USING btree ("current_period_end") WHERE "try_out_subscriptions"."ended_at" is null and "try_out_subscriptions"."paid_at" is not null;--> statement-breakpoint
INSERT INTO "talent_days" ("talent_profile_id", "day", "profile_views", "client_views", "agent_views", "talent_views")
SELECT v.talent_profile_id, (v.hour AT TIME ZONE 'UTC')::date, count(*),
	count(*) FILTER (WHERE u.role = 'client'), count(*) FILTER (WHERE u.role = 'agent'), count(*) FILTER (WHERE u.role = 'talent')
FROM "profile_views" v JOIN "users" u ON u.id = v.viewer_user_id
GROUP BY 1, 2;--> statement-breakpoint
DROP TABLE "profile_views" CASCADE;--> statement-breakpoint
CREATE FUNCTION public.refresh_plans(people uuid[]) RETURNS void LANGUAGE sql AS $$
	UPDATE public.users u SET subscription_plan = p.plan
	FROM (
		SELECT one.id, CASE WHEN EXISTS (
			SELECT FROM public.subscriptions s WHERE s.is_pro AND (
				s.user_id = one.id
				OR s.portfolio_id IN (SELECT b.id FROM public.business_portfolios b WHERE b.owner_user_id = one.id)
				OR s.portfolio_id IN (SELECT m.portfolio_id FROM public.business_portfolio_members m WHERE m.user_id = one.id)
				OR s.company_id IN (SELECT c.company_id FROM public.client_profiles c WHERE c.user_id = one.id)
			)
		) THEN 'pro' ELSE 'free' END AS plan
		FROM unnest(people) AS one(id)
	) p
	WHERE u.id = p.id AND u.subscription_plan <> p.plan
$$;--> statement-breakpoint
CREATE FUNCTION public.refresh_plans_of_subscription() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	paid record;
BEGIN
	IF TG_OP = 'DELETE' THEN paid := OLD; ELSE paid := NEW; END IF;
	PERFORM public.refresh_plans(ARRAY(
		SELECT paid.user_id WHERE paid.user_id IS NOT NULL
		UNION SELECT b.owner_user_id FROM public.business_portfolios b WHERE b.id = paid.portfolio_id
		UNION SELECT m.user_id FROM public.business_portfolio_members m WHERE m.portfolio_id = paid.portfolio_id
		UNION SELECT c.user_id FROM public.client_profiles c WHERE c.company_id = paid.company_id
	));
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION public.refresh_plan_of_person() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP <> 'INSERT' THEN PERFORM public.refresh_plans(ARRAY[(to_jsonb(OLD) ->> TG_ARGV[0])::uuid]); END IF;
	IF TG_OP <> 'DELETE' THEN PERFORM public.refresh_plans(ARRAY[(to_jsonb(NEW) ->> TG_ARGV[0])::uuid]); END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "subscriptions_plans" AFTER INSERT OR UPDATE OF "is_pro" OR DELETE ON "subscriptions" FOR EACH ROW EXECUTE FUNCTION public.refresh_plans_of_subscription();--> statement-breakpoint
CREATE TRIGGER "business_portfolio_members_plan" AFTER INSERT OR DELETE ON "business_portfolio_members" FOR EACH ROW EXECUTE FUNCTION public.refresh_plan_of_person('user_id');--> statement-breakpoint
CREATE TRIGGER "business_portfolios_plan" AFTER DELETE OR UPDATE OF "owner_user_id" ON "business_portfolios" FOR EACH ROW EXECUTE FUNCTION public.refresh_plan_of_person('owner_user_id');--> statement-breakpoint
CREATE TRIGGER "client_profiles_plan" AFTER INSERT OR DELETE OR UPDATE OF "company_id" ON "client_profiles" FOR EACH ROW EXECUTE FUNCTION public.refresh_plan_of_person('user_id');
