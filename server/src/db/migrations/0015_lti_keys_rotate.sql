ALTER TABLE "lti_platforms" ADD COLUMN "key_made_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "lti_platforms" ADD COLUMN "next_public_key" jsonb;--> statement-breakpoint
ALTER TABLE "lti_platforms" ADD COLUMN "next_private_key" text;--> statement-breakpoint
ALTER TABLE "lti_platforms" ADD COLUMN "next_key_made_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "lti_platforms" ADD COLUMN "old_public_key" jsonb;