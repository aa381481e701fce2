CREATE TABLE "district_admins" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"district_id" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "district_invitations" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "district_invitations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"district_id" integer NOT NULL,
	"email" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "district_schools" (
	"school_id" integer PRIMARY KEY NOT NULL,
	"district_id" integer NOT NULL,
	"joined_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "organisations" ADD COLUMN "kind" text DEFAULT 'school' NOT NULL;--> statement-breakpoint
ALTER TABLE "district_admins" ADD CONSTRAINT "district_admins_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "district_admins" ADD CONSTRAINT "district_admins_district_id_organisations_id_fk" FOREIGN KEY ("district_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "district_invitations" ADD CONSTRAINT "district_invitations_district_id_organisations_id_fk" FOREIGN KEY ("district_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "district_schools" ADD CONSTRAINT "district_schools_school_id_organisations_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "district_schools" ADD CONSTRAINT "district_schools_district_id_organisations_id_fk" FOREIGN KEY ("district_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "district_admins_district_id_idx" ON "district_admins" USING btree ("district_id");--> statement-breakpoint
CREATE UNIQUE INDEX "district_invitations_key" ON "district_invitations" USING btree ("district_id","email");--> statement-breakpoint
CREATE INDEX "district_invitations_email_idx" ON "district_invitations" USING btree ("email");--> statement-breakpoint
CREATE INDEX "district_schools_district_id_idx" ON "district_schools" USING btree ("district_id");