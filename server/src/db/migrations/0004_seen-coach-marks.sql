CREATE TABLE "seen_coach_marks" (
	"writing_id" integer NOT NULL,
	"version" integer NOT NULL,
	"teacher_id" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "seen_coach_marks_writing_id_teacher_id_version_pk" PRIMARY KEY("writing_id","teacher_id","version")
);
--> statement-breakpoint
ALTER TABLE "seen_coach_marks" ADD CONSTRAINT "seen_coach_marks_writing_id_writings_id_fk" FOREIGN KEY ("writing_id") REFERENCES "public"."writings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seen_coach_marks" ADD CONSTRAINT "seen_coach_marks_teacher_id_users_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "seen_coach_marks_teacher_idx" ON "seen_coach_marks" USING btree ("teacher_id");