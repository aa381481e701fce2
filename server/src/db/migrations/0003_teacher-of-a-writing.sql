ALTER TABLE "writings" ADD COLUMN "teacher_id" integer;--> statement-breakpoint
UPDATE "writings" w SET "teacher_id" = coalesce(
	(SELECT c."teacher_id" FROM "courses" c WHERE c."id" = w."course_id"),
	(SELECT c."teacher_id" FROM "challenges" c WHERE c."id" = w."challenge_id"),
	(SELECT a."teacher_id" FROM "activities" a WHERE a."id" = w."activity_id"));--> statement-breakpoint
ALTER TABLE "writings" ADD CONSTRAINT "writings_teacher_id_users_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "writings_teacher_recent_idx" ON "writings" USING btree ("teacher_id","updated_at","id");--> statement-breakpoint
CREATE INDEX "writings_teacher_figures_idx" ON "writings" USING btree ("teacher_id","student_id","status","due_date","activity_id","teacher_scoring","ai_scoring","id");
