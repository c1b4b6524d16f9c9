CREATE TABLE "roster_notes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"portfolio_id" uuid NOT NULL,
	"talent_profile_id" uuid NOT NULL,
	"author_user_id" uuid NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "talent_claims" (
	"id" uuid PRIMARY KEY NOT NULL,
	"talent_profile_id" uuid NOT NULL,
	"portfolio_id" uuid NOT NULL,
	"sent_by_user_id" uuid NOT NULL,
	"email" text NOT NULL,
	"token_hash" text NOT NULL,
	"status" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"claimed_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "talent_claims_tokenHash_unique" UNIQUE("token_hash"),
	CONSTRAINT "talent_claims_status" CHECK ("talent_claims"."status" in ('pending', 'claimed', 'ended'))
);
--> statement-breakpoint
DROP INDEX "representations_live";--> statement-breakpoint
ALTER TABLE "representations" ADD COLUMN "requested_by_user_id" uuid;--> statement-breakpoint
ALTER TABLE "representations" ADD COLUMN "replaces_id" uuid;--> statement-breakpoint
ALTER TABLE "representations" ADD COLUMN "ended_by" text;--> statement-breakpoint
ALTER TABLE "representations" ADD COLUMN "ended_by_user_id" uuid;--> statement-breakpoint
ALTER TABLE "representations" ADD COLUMN "end_reason" text;--> statement-breakpoint
ALTER TABLE "roster_notes" ADD CONSTRAINT "roster_notes_author_user_id_users_id_fk" FOREIGN KEY ("author_user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "roster_notes" ADD CONSTRAINT "roster_notes_portfolio_id_talent_profile_id_roster_entries_portfolio_id_talent_profile_id_fk" FOREIGN KEY ("portfolio_id","talent_profile_id") REFERENCES "public"."roster_entries"("portfolio_id","talent_profile_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talent_claims" ADD CONSTRAINT "talent_claims_talent_profile_id_talent_profiles_id_fk" FOREIGN KEY ("talent_profile_id") REFERENCES "public"."talent_profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talent_claims" ADD CONSTRAINT "talent_claims_portfolio_id_business_portfolios_id_fk" FOREIGN KEY ("portfolio_id") REFERENCES "public"."business_portfolios"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talent_claims" ADD CONSTRAINT "talent_claims_sent_by_user_id_users_id_fk" FOREIGN KEY ("sent_by_user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "roster_notes_talent" ON "roster_notes" USING btree ("portfolio_id","talent_profile_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "talent_claims_live" ON "talent_claims" USING btree ("talent_profile_id") WHERE "talent_claims"."status" = 'pending';--> statement-breakpoint
ALTER TABLE "representations" ADD CONSTRAINT "representations_requested_by_user_id_users_id_fk" FOREIGN KEY ("requested_by_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "representations" ADD CONSTRAINT "representations_replaces_id_representations_id_fk" FOREIGN KEY ("replaces_id") REFERENCES "public"."representations"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "representations" ADD CONSTRAINT "representations_ended_by_user_id_users_id_fk" FOREIGN KEY ("ended_by_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "representations_asked" ON "representations" USING btree ("talent_profile_id","portfolio_id","field","territory") WHERE "representations"."status" = 'requested';--> statement-breakpoint
CREATE INDEX "representations_talent" ON "representations" USING btree ("talent_profile_id","created_at");--> statement-breakpoint
CREATE INDEX "audit_entries_on_behalf" ON "audit_entries" USING btree ("on_behalf_of_user_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "representations_live" ON "representations" USING btree ("talent_profile_id","portfolio_id","field","territory") WHERE "representations"."status" = 'active';