ALTER TABLE "organisations" ADD COLUMN "archived_days" integer;--> statement-breakpoint
ALTER TABLE "organisations" ADD COLUMN "erase_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "organisations" ADD COLUMN "erase_asked_by" integer;--> statement-breakpoint
ALTER TABLE "organisations" ADD CONSTRAINT "organisations_erase_asked_by_users_id_fk" FOREIGN KEY ("erase_asked_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;