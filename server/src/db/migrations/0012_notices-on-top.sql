DROP INDEX "notices_user_id_idx";--> statement-breakpoint
CREATE INDEX "notices_user_id_idx" ON "notices" USING btree ("user_id","created_at","id");