ALTER TABLE "lti_members" ADD COLUMN "course_id" integer;--> statement-breakpoint
ALTER TABLE "lti_members" ADD COLUMN "user_id" integer;--> statement-breakpoint
ALTER TABLE "lti_members" ADD COLUMN "is_brought" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "lti_members" ADD COLUMN "seen_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
UPDATE "lti_members" m SET "course_id" = x."course_id", "user_id" = i."user_id"
  FROM "lti_contexts" x, "lti_identities" i WHERE x."id" = m."lti_context_id" AND i."id" = m."identity_id";--> statement-breakpoint
ALTER TABLE "lti_members" DROP CONSTRAINT "lti_members_lti_context_id_identity_id_pk";--> statement-breakpoint
DROP INDEX "lti_members_identity_id_idx";--> statement-breakpoint
ALTER TABLE "lti_members" DROP COLUMN "lti_context_id";--> statement-breakpoint
ALTER TABLE "lti_members" DROP COLUMN "identity_id";--> statement-breakpoint
ALTER TABLE "lti_members" ALTER COLUMN "course_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "lti_members" ALTER COLUMN "user_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "lti_members" ALTER COLUMN "is_brought" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "lti_members" ALTER COLUMN "seen_at" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "lti_members" ADD CONSTRAINT "lti_members_course_id_user_id_pk" PRIMARY KEY("course_id","user_id");--> statement-breakpoint
ALTER TABLE "lti_members" ADD CONSTRAINT "lti_members_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lti_members" ADD CONSTRAINT "lti_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lti_members_user_id_idx" ON "lti_members" USING btree ("user_id");
