ALTER TABLE "sign_on_identities" ADD COLUMN "email" text;--> statement-breakpoint
-- Accounts that only the school's sign-on opens: nobody types the address to sign in, and the next child may get it.
UPDATE "sign_on_identities" i SET "email" = lower(u."email") FROM "users" u
  WHERE u."id" = i."user_id" AND u."role" = 'student' AND u."password_hash" IS NULL AND u."email" IS NOT NULL
    AND EXISTS (SELECT FROM "school_domains" d WHERE d."organisation_id" = i."organisation_id"
      AND d."domain" = split_part(lower(u."email"), '@', 2));--> statement-breakpoint
UPDATE "users" u SET "email" = NULL, "email_verified_at" = NULL FROM "sign_on_identities" i
  WHERE i."user_id" = u."id" AND i."email" = lower(u."email");--> statement-breakpoint
-- The lead of their newest class makes their login cards, as nobody else can.
INSERT INTO "teacher_students" ("teacher_id", "student_id")
  SELECT DISTINCT ON (u."id") c."teacher_id", u."id" FROM "users" u
    JOIN "sign_on_identities" i ON i."user_id" = u."id"
    JOIN "enrollments" e ON e."student_id" = u."id" JOIN "courses" c ON c."id" = e."course_id"
    JOIN "organisation_members" m ON m."user_id" = c."teacher_id" AND m."organisation_id" = i."organisation_id"
  WHERE u."role" = 'student' AND u."password_hash" IS NULL AND u."parent_id" IS NULL AND c."status" <> 'archived'
    AND NOT EXISTS (SELECT FROM "teacher_students" t WHERE t."student_id" = u."id")
  ORDER BY u."id", e."id" DESC ON CONFLICT DO NOTHING;--> statement-breakpoint
-- A school that has archived a student keeps the address with what the student left.
UPDATE "archived_students" a SET "left_rows" = a."left_rows" || jsonb_build_object('address',
    jsonb_build_object('email', u."email", 'email_verified_at', u."email_verified_at")) FROM "users" u
  WHERE u."id" = a."student_id" AND a."returned_at" IS NULL AND u."email" IS NOT NULL AND u."parent_id" IS NULL
    AND u."closed_at" IS NOT NULL AND u."merged_into_id" IS NULL;--> statement-breakpoint
UPDATE "users" u SET "email" = NULL, "email_verified_at" = NULL FROM "archived_students" a
  WHERE a."student_id" = u."id" AND a."returned_at" IS NULL AND a."left_rows" ? 'address';
