DROP INDEX "enrollments_student_id_idx";--> statement-breakpoint
DROP INDEX "writings_student_idx";--> statement-breakpoint
DROP INDEX "writings_course_idx";--> statement-breakpoint
CREATE INDEX "activities_held_idx" ON "activities" USING btree ("id") WHERE "activities"."holds_feedback";--> statement-breakpoint
CREATE INDEX "courses_held_idx" ON "courses" USING btree ("id") WHERE "courses"."held_criteria" <> '{}';--> statement-breakpoint
CREATE INDEX "enrollments_student_id_idx" ON "enrollments" USING btree ("student_id","course_id");--> statement-breakpoint
CREATE INDEX "writings_student_idx" ON "writings" USING btree ("student_id","updated_at","id","status","course_id","challenge_id","title","due_date");--> statement-breakpoint
CREATE INDEX "writings_course_idx" ON "writings" USING btree ("course_id","status","id");