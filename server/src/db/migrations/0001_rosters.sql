CREATE TABLE "roster_classes" (
	"organisation_id" integer NOT NULL,
	"sourced_id" text NOT NULL,
	"course_id" integer,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "roster_classes_organisation_id_sourced_id_pk" PRIMARY KEY("organisation_id","sourced_id")
);
--> statement-breakpoint
CREATE TABLE "roster_people" (
	"organisation_id" integer NOT NULL,
	"sourced_id" text NOT NULL,
	"role" text NOT NULL,
	"user_id" integer,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "roster_people_organisation_id_sourced_id_pk" PRIMARY KEY("organisation_id","sourced_id")
);
--> statement-breakpoint
CREATE TABLE "roster_runs" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "roster_runs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"organisation_id" integer NOT NULL,
	"source" text NOT NULL,
	"filename" text NOT NULL,
	"digest" text NOT NULL,
	"result" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "enrollments" ADD COLUMN "roster_id" text;--> statement-breakpoint
ALTER TABLE "roster_classes" ADD CONSTRAINT "roster_classes_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "roster_classes" ADD CONSTRAINT "roster_classes_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "roster_people" ADD CONSTRAINT "roster_people_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "roster_people" ADD CONSTRAINT "roster_people_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "roster_runs" ADD CONSTRAINT "roster_runs_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "roster_classes_course_id_idx" ON "roster_classes" USING btree ("course_id");--> statement-breakpoint
CREATE INDEX "roster_people_user_id_idx" ON "roster_people" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "roster_runs_organisation_id_idx" ON "roster_runs" USING btree ("organisation_id","id");