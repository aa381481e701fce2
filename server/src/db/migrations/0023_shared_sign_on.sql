ALTER TABLE "sign_on_attempts" ADD COLUMN "is_shared" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "sign_on_links" ADD COLUMN "is_shared" boolean DEFAULT false NOT NULL;