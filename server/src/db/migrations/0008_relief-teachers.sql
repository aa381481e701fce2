CREATE TABLE "school_relief_teachers" (
	"organisation_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"ends_on" date NOT NULL,
	"joined_at" timestamp with time zone NOT NULL,
	CONSTRAINT "school_relief_teachers_organisation_id_user_id_pk" PRIMARY KEY("organisation_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "school_invitations" ADD COLUMN "ends_on" date;--> statement-breakpoint
ALTER TABLE "school_relief_teachers" ADD CONSTRAINT "school_relief_teachers_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "school_relief_teachers" ADD CONSTRAINT "school_relief_teachers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "school_relief_teachers_user_id_idx" ON "school_relief_teachers" USING btree ("user_id");--> statement-breakpoint
ALTER TABLE "school_invitations" ADD CONSTRAINT "school_invitations_ends_on_check" CHECK (("school_invitations"."role" = 'relief') = ("school_invitations"."ends_on" is not null));