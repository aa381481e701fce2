CREATE TABLE "roster_class_teachers" (
	"course_id" integer NOT NULL,
	"teacher_id" integer NOT NULL,
	CONSTRAINT "roster_class_teachers_course_id_teacher_id_pk" PRIMARY KEY("course_id","teacher_id")
);
--> statement-breakpoint
ALTER TABLE "organisations" ADD COLUMN "roster_school_id" text;--> statement-breakpoint
ALTER TABLE "roster_people" ADD COLUMN "is_made" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "roster_people" ADD COLUMN "left_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "roster_class_teachers" ADD CONSTRAINT "roster_class_teachers_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "roster_class_teachers" ADD CONSTRAINT "roster_class_teachers_teacher_id_users_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "roster_class_teachers_teacher_id_idx" ON "roster_class_teachers" USING btree ("teacher_id");