DROP INDEX "writings_student_idx";--> statement-breakpoint
CREATE INDEX "writings_student_idx" ON "writings" USING btree ("student_id","updated_at","id","status","course_id","challenge_id");