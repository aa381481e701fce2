DROP INDEX "writings_student_idx";--> statement-breakpoint
DROP INDEX "writings_activity_idx";--> statement-breakpoint
CREATE INDEX "writings_student_idx" ON "writings" USING btree ("student_id","updated_at","id","status","course_id","challenge_id","title");--> statement-breakpoint
CREATE INDEX "writings_activity_idx" ON "writings" USING btree ("activity_id","teacher_id","due_date" DESC NULLS LAST,"student_id","status");