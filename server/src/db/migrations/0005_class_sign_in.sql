CREATE TABLE "class_sign_in_tries" (
	"class_sign_in_id" integer NOT NULL,
	"student_id" integer NOT NULL,
	"wrong" integer NOT NULL,
	CONSTRAINT "class_sign_in_tries_class_sign_in_id_student_id_pk" PRIMARY KEY("class_sign_in_id","student_id")
);
--> statement-breakpoint
CREATE TABLE "class_sign_ins" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "class_sign_ins_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"course_id" integer NOT NULL,
	"opened_by" integer NOT NULL,
	"code" text NOT NULL,
	"closes_at" timestamp with time zone NOT NULL,
	CONSTRAINT "class_sign_ins_course_id_unique" UNIQUE("course_id"),
	CONSTRAINT "class_sign_ins_code_unique" UNIQUE("code")
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "pictures_hash" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "class_pictures" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "class_sign_in_id" integer;--> statement-breakpoint
ALTER TABLE "class_sign_in_tries" ADD CONSTRAINT "class_sign_in_tries_class_sign_in_id_class_sign_ins_id_fk" FOREIGN KEY ("class_sign_in_id") REFERENCES "public"."class_sign_ins"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_sign_in_tries" ADD CONSTRAINT "class_sign_in_tries_student_id_users_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_sign_ins" ADD CONSTRAINT "class_sign_ins_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_sign_ins" ADD CONSTRAINT "class_sign_ins_opened_by_users_id_fk" FOREIGN KEY ("opened_by") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "class_sign_in_tries_student_id_idx" ON "class_sign_in_tries" USING btree ("student_id");--> statement-breakpoint
CREATE INDEX "class_sign_ins_opened_by_idx" ON "class_sign_ins" USING btree ("opened_by");--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_class_sign_in_id_class_sign_ins_id_fk" FOREIGN KEY ("class_sign_in_id") REFERENCES "public"."class_sign_ins"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sessions_class_sign_in_id_idx" ON "sessions" USING btree ("class_sign_in_id");