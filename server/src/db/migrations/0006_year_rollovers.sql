CREATE TABLE "year_rollover_courses" (
	"rollover_id" integer NOT NULL,
	"course_id" integer NOT NULL,
	"status" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "year_rollover_courses_rollover_id_course_id_pk" PRIMARY KEY("rollover_id","course_id")
);
--> statement-breakpoint
CREATE TABLE "year_rollover_leavers" (
	"rollover_id" integer NOT NULL,
	"student_id" integer NOT NULL,
	CONSTRAINT "year_rollover_leavers_rollover_id_student_id_pk" PRIMARY KEY("rollover_id","student_id")
);
--> statement-breakpoint
CREATE TABLE "year_rollover_students" (
	"rollover_id" integer NOT NULL,
	"student_id" integer NOT NULL,
	"grade_level" integer NOT NULL,
	CONSTRAINT "year_rollover_students_rollover_id_student_id_pk" PRIMARY KEY("rollover_id","student_id")
);
--> statement-breakpoint
CREATE TABLE "year_rollovers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "year_rollovers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"organisation_id" integer NOT NULL,
	"done_at" timestamp with time zone NOT NULL,
	"undone_at" timestamp with time zone,
	"students_moved_up" integer NOT NULL,
	"students_left" integer NOT NULL,
	"classes_closed" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "year_rollover_courses" ADD CONSTRAINT "year_rollover_courses_rollover_id_year_rollovers_id_fk" FOREIGN KEY ("rollover_id") REFERENCES "public"."year_rollovers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "year_rollover_courses" ADD CONSTRAINT "year_rollover_courses_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "year_rollover_leavers" ADD CONSTRAINT "year_rollover_leavers_rollover_id_year_rollovers_id_fk" FOREIGN KEY ("rollover_id") REFERENCES "public"."year_rollovers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "year_rollover_leavers" ADD CONSTRAINT "year_rollover_leavers_student_id_users_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "year_rollover_students" ADD CONSTRAINT "year_rollover_students_rollover_id_year_rollovers_id_fk" FOREIGN KEY ("rollover_id") REFERENCES "public"."year_rollovers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "year_rollover_students" ADD CONSTRAINT "year_rollover_students_student_id_users_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "year_rollovers" ADD CONSTRAINT "year_rollovers_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "year_rollover_courses_course_id_idx" ON "year_rollover_courses" USING btree ("course_id");--> statement-breakpoint
CREATE INDEX "year_rollover_leavers_student_id_idx" ON "year_rollover_leavers" USING btree ("student_id");--> statement-breakpoint
CREATE INDEX "year_rollover_students_student_id_idx" ON "year_rollover_students" USING btree ("student_id");--> statement-breakpoint
CREATE INDEX "year_rollovers_organisation_id_idx" ON "year_rollovers" USING btree ("organisation_id","done_at");