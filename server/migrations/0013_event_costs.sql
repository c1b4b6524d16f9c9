CREATE TABLE "search_days" (
	"search_id" uuid NOT NULL,
	"day" date NOT NULL,
	"times" integer NOT NULL,
	CONSTRAINT "search_days_search_id_day_pk" PRIMARY KEY("search_id","day")
);
--> statement-breakpoint
ALTER TABLE "analytics_events" DROP CONSTRAINT "analytics_events_talent_profile_id_talent_profiles_id_fk";
--> statement-breakpoint
ALTER TABLE "search_days" ADD CONSTRAINT "search_days_search_id_analytics_searches_id_fk" FOREIGN KEY ("search_id") REFERENCES "public"."analytics_searches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "search_days_day" ON "search_days" USING btree ("day");--> statement-breakpoint
INSERT INTO "search_days" ("search_id", "day", "times")
SELECT once.subject_id, (once.hour AT TIME ZONE 'UTC')::date, count(*)
FROM (
	SELECT DISTINCT e.subject_id, e.viewer_key, date_trunc('hour', e.at, 'UTC') AS hour
	FROM "analytics_events" e WHERE e.kind = 'search_made'
) once JOIN "analytics_searches" s ON s.id = once.subject_id
GROUP BY 1, 2;
