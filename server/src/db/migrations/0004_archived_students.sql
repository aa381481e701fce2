CREATE TABLE "archived_students" (
	"organisation_id" integer NOT NULL,
	"student_id" integer NOT NULL,
	"archived_at" timestamp with time zone NOT NULL,
	"closed_account" boolean NOT NULL,
	"left_rows" jsonb NOT NULL,
	CONSTRAINT "archived_students_organisation_id_student_id_pk" PRIMARY KEY("organisation_id","student_id")
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "closed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "archived_students" ADD CONSTRAINT "archived_students_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "archived_students" ADD CONSTRAINT "archived_students_student_id_users_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "archived_students_student_id_idx" ON "archived_students" USING btree ("student_id");