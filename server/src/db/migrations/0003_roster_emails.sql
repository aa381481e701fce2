ALTER TABLE "roster_people" ADD COLUMN "email" text;--> statement-breakpoint
CREATE INDEX "roster_people_email_idx" ON "roster_people" USING btree ("organisation_id","email");