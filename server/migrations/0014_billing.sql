CREATE TABLE "billing_customers" (
	"provider" text NOT NULL,
	"customer_ref" text NOT NULL,
	"user_id" uuid,
	"portfolio_id" uuid,
	"company_id" uuid,
	"payer_user_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "billing_customers_provider_customer_ref_pk" PRIMARY KEY("provider","customer_ref"),
	CONSTRAINT "billing_customers_holder" CHECK (num_nonnulls("billing_customers"."user_id", "billing_customers"."portfolio_id", "billing_customers"."company_id") = 1),
	CONSTRAINT "billing_customers_provider" CHECK ("billing_customers"."provider" in ('stripe', 'try_out'))
);
--> statement-breakpoint
DROP TABLE "billing_messages" CASCADE;--> statement-breakpoint
DROP INDEX "subscriptions_period_end";--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "price" integer;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "next_price" integer;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "currency" text;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "asked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "billing_customers" ADD CONSTRAINT "billing_customers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing_customers" ADD CONSTRAINT "billing_customers_portfolio_id_business_portfolios_id_fk" FOREIGN KEY ("portfolio_id") REFERENCES "public"."business_portfolios"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing_customers" ADD CONSTRAINT "billing_customers_company_id_client_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."client_companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing_customers" ADD CONSTRAINT "billing_customers_payer_user_id_users_id_fk" FOREIGN KEY ("payer_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "billing_customers_user" ON "billing_customers" USING btree ("user_id","provider");--> statement-breakpoint
CREATE UNIQUE INDEX "billing_customers_portfolio" ON "billing_customers" USING btree ("portfolio_id","provider");--> statement-breakpoint
CREATE UNIQUE INDEX "billing_customers_company" ON "billing_customers" USING btree ("company_id","provider");--> statement-breakpoint
CREATE INDEX "billing_customers_payer" ON "billing_customers" USING btree ("payer_user_id");--> statement-breakpoint
CREATE INDEX "subscriptions_due" ON "subscriptions" USING btree ("status","current_period_end");--> statement-breakpoint
INSERT INTO "billing_customers" ("provider", "customer_ref", "user_id", "portfolio_id", "company_id", "payer_user_id", "created_at", "updated_at")
SELECT "provider", "customer_ref", "user_id", "portfolio_id", "company_id", "payer_user_id", "created_at", "updated_at"
FROM "subscriptions" WHERE "provider" = 'stripe'
ON CONFLICT DO NOTHING;--> statement-breakpoint
CREATE OR REPLACE FUNCTION public.refresh_plans(people uuid[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	-- Of two who decide about the same person at once, the second one looks when the first is done.
	PERFORM FROM public.users u WHERE u.id = ANY (people) ORDER BY u.id FOR NO KEY UPDATE;
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
	WHERE u.id = p.id AND u.subscription_plan <> p.plan;
END $$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION public.refresh_plans_of_subscription() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	paid record;
BEGIN
	IF TG_OP = 'DELETE' THEN paid := OLD; ELSE paid := NEW; END IF;
	-- Whoever joins or leaves at this moment is seen here, or sees this.
	PERFORM pg_advisory_xact_lock(hashtextextended('plans ' || coalesce(paid.portfolio_id, paid.company_id), 0));
	PERFORM public.refresh_plans(ARRAY(
		SELECT paid.user_id WHERE paid.user_id IS NOT NULL
		UNION SELECT b.owner_user_id FROM public.business_portfolios b WHERE b.id = paid.portfolio_id
		UNION SELECT m.user_id FROM public.business_portfolio_members m WHERE m.portfolio_id = paid.portfolio_id
		UNION SELECT c.user_id FROM public.client_profiles c WHERE c.company_id = paid.company_id
	));
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION public.refresh_plan_of_person() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP <> 'INSERT' THEN
		PERFORM pg_advisory_xact_lock_shared(hashtextextended('plans ' || (to_jsonb(OLD) ->> TG_ARGV[1]), 0));
		PERFORM public.refresh_plans(ARRAY[(to_jsonb(OLD) ->> TG_ARGV[0])::uuid]);
	END IF;
	IF TG_OP <> 'DELETE' THEN
		PERFORM pg_advisory_xact_lock_shared(hashtextextended('plans ' || (to_jsonb(NEW) ->> TG_ARGV[1]), 0));
		PERFORM public.refresh_plans(ARRAY[(to_jsonb(NEW) ->> TG_ARGV[0])::uuid]);
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
DROP TRIGGER "business_portfolio_members_plan" ON "business_portfolio_members";--> statement-breakpoint
CREATE TRIGGER "business_portfolio_members_plan" AFTER INSERT OR DELETE ON "business_portfolio_members" FOR EACH ROW EXECUTE FUNCTION public.refresh_plan_of_person('user_id', 'portfolio_id');--> statement-breakpoint
DROP TRIGGER "business_portfolios_plan" ON "business_portfolios";--> statement-breakpoint
CREATE TRIGGER "business_portfolios_plan" AFTER DELETE OR UPDATE OF "owner_user_id" ON "business_portfolios" FOR EACH ROW EXECUTE FUNCTION public.refresh_plan_of_person('owner_user_id', 'id');--> statement-breakpoint
DROP TRIGGER "client_profiles_plan" ON "client_profiles";--> statement-breakpoint
CREATE TRIGGER "client_profiles_plan" AFTER INSERT OR DELETE OR UPDATE OF "company_id" ON "client_profiles" FOR EACH ROW EXECUTE FUNCTION public.refresh_plan_of_person('user_id', 'company_id');
