ALTER TABLE "mails" ADD COLUMN "about_ids" integer[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "told_once" text;--> statement-breakpoint
CREATE UNIQUE INDEX "mails_told_once_key" ON "mails" USING btree ("user_id","told_once");