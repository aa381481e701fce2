ALTER TABLE "feedback_advice" ADD COLUMN "judged_in" integer;--> statement-breakpoint
ALTER TABLE "writings" ADD COLUMN "first_scoring" real;