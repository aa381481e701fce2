CREATE SCHEMA "queue";
--> statement-breakpoint
CREATE TABLE "queue"."jobs" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "queue"."jobs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"data" jsonb NOT NULL,
	"key" text,
	"owner" text,
	"run_at" timestamp with time zone DEFAULT now() NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"leased_until" timestamp with time zone,
	"failed_at" timestamp with time zone,
	"failure" text
);
--> statement-breakpoint
CREATE UNIQUE INDEX "jobs_key" ON "queue"."jobs" USING btree ("name","key") WHERE failed_at is null;--> statement-breakpoint
CREATE INDEX "jobs_run_at" ON "queue"."jobs" USING btree ("run_at") WHERE failed_at is null;--> statement-breakpoint
CREATE INDEX "jobs_owner" ON "queue"."jobs" USING btree ("owner") WHERE failed_at is null;--> statement-breakpoint
-- Work that waited in the queue of pg-boss moves over; schedules and unfinished feedback are queued again by every start.
DO $$ BEGIN
	IF to_regclass('pgboss.job') IS NOT NULL THEN
		INSERT INTO "queue"."jobs" ("name", "data", "run_at")
			SELECT "name", "data", "start_after" FROM "pgboss"."job"
			WHERE "state" IN ('created', 'retry', 'active') AND "data" <> '{}'
				AND "name" <> 'make-feedback' AND "name" NOT LIKE '\_\_pgboss%';
		DROP SCHEMA "pgboss" CASCADE;
	END IF;
END $$;
