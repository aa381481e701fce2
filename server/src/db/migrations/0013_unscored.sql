CREATE TYPE "public"."unscored_reason" AS ENUM('poem', 'too_little');--> statement-breakpoint
ALTER TABLE "writings" ADD COLUMN "unscored" "unscored_reason";--> statement-breakpoint
-- Nothing but a text that can't be marked was ever scored 0.
UPDATE "writings" SET "ai_scoring" = NULL, "unscored" = 'too_little' WHERE "ai_scoring" = 0;--> statement-breakpoint
UPDATE "ai_feedback_items" i SET "result" = NULL FROM "ai_feedbacks" f JOIN "writings" w ON w."id" = f."writing_id"
WHERE i."feedback_id" = f."id" AND w."unscored" = 'too_little';
