CREATE TABLE "class_picture_permissions" (
	"student_id" integer NOT NULL,
	"course_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "class_picture_permissions_student_id_course_id_pk" PRIMARY KEY("student_id","course_id")
);
--> statement-breakpoint
ALTER TABLE "class_picture_permissions" ADD CONSTRAINT "class_picture_permissions_student_id_users_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_picture_permissions" ADD CONSTRAINT "class_picture_permissions_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "class_picture_permissions_course_id_idx" ON "class_picture_permissions" USING btree ("course_id");--> statement-breakpoint
-- A parent's yes was given for the classes of then, of which those of today are known.
INSERT INTO "class_picture_permissions" ("student_id", "course_id") SELECT e."student_id", e."course_id" FROM "enrollments" e JOIN "users" u ON u."id" = e."student_id" WHERE u."class_pictures" ON CONFLICT DO NOTHING;--> statement-breakpoint
ALTER TABLE "users" DROP COLUMN "class_pictures";--> statement-breakpoint
-- Tries are of a lesson that is open just now: whoever is stuck may try again.
DELETE FROM "class_sign_in_tries";--> statement-breakpoint
ALTER TABLE "class_sign_in_tries" ADD COLUMN "device" text NOT NULL;--> statement-breakpoint
ALTER TABLE "class_sign_in_tries" DROP CONSTRAINT "class_sign_in_tries_class_sign_in_id_student_id_pk";--> statement-breakpoint
ALTER TABLE "class_sign_in_tries" ADD CONSTRAINT "class_sign_in_tries_class_sign_in_id_student_id_device_pk" PRIMARY KEY("class_sign_in_id","student_id","device");--> statement-breakpoint
ALTER TABLE "class_sign_ins" ADD COLUMN "opened_from" text;
