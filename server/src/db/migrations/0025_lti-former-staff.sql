CREATE TABLE "lti_former_staff" (
	"platform_id" integer NOT NULL,
	"subject" text NOT NULL,
	CONSTRAINT "lti_former_staff_platform_id_subject_pk" PRIMARY KEY("platform_id","subject")
);
--> statement-breakpoint
ALTER TABLE "lti_former_staff" ADD CONSTRAINT "lti_former_staff_platform_id_lti_platforms_id_fk" FOREIGN KEY ("platform_id") REFERENCES "public"."lti_platforms"("id") ON DELETE cascade ON UPDATE no action;