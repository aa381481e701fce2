CREATE TABLE "lti_attempts" (
	"state_hash" text PRIMARY KEY NOT NULL,
	"browser_hash" text NOT NULL,
	"platform_id" integer NOT NULL,
	"nonce" text NOT NULL,
	"frame_hash" text,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lti_choices" (
	"frame_hash" text PRIMARY KEY NOT NULL,
	"return_url" text NOT NULL,
	"token" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lti_contexts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "lti_contexts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"platform_id" integer NOT NULL,
	"deployment_id" text NOT NULL,
	"context_id" text NOT NULL,
	"title" text NOT NULL,
	"course_id" integer NOT NULL,
	"names_url" text,
	"names_read_at" timestamp with time zone,
	"names_problem" text,
	CONSTRAINT "lti_contexts_course_id_unique" UNIQUE("course_id")
);
--> statement-breakpoint
CREATE TABLE "lti_grades" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "lti_grades_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"link_id" integer NOT NULL,
	"identity_id" integer NOT NULL,
	"score" real NOT NULL,
	"submitted_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"sent_revision" integer DEFAULT 0 NOT NULL,
	"sent_at" timestamp with time zone,
	"problem" text,
	"gave_up_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "lti_identities" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "lti_identities_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"platform_id" integer NOT NULL,
	"subject" text NOT NULL,
	"user_id" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lti_launches" (
	"ticket_hash" text PRIMARY KEY NOT NULL,
	"browser_hash" text NOT NULL,
	"platform_id" integer NOT NULL,
	"identity_id" integer,
	"launch" jsonb NOT NULL,
	"frame_hash" text,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lti_links" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "lti_links_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"lti_context_id" integer NOT NULL,
	"resource_link_id" text NOT NULL,
	"activity_id" integer NOT NULL,
	"lineitem_url" text
);
--> statement-breakpoint
CREATE TABLE "lti_members" (
	"lti_context_id" integer NOT NULL,
	"identity_id" integer NOT NULL,
	"left_at" timestamp with time zone,
	CONSTRAINT "lti_members_lti_context_id_identity_id_pk" PRIMARY KEY("lti_context_id","identity_id")
);
--> statement-breakpoint
CREATE TABLE "lti_platforms" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "lti_platforms_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"organisation_id" integer NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"issuer" text,
	"client_id" text,
	"deployment_ids" text[] DEFAULT '{}' NOT NULL,
	"auth_url" text,
	"token_url" text,
	"jwks_url" text,
	"enabled" boolean DEFAULT false NOT NULL,
	"unknown_people" text DEFAULT 'refuse' NOT NULL,
	"public_key" jsonb NOT NULL,
	"private_key" text,
	"registration_hash" text,
	"registration_expires_at" timestamp with time zone,
	CONSTRAINT "lti_platforms_code_unique" UNIQUE("code"),
	CONSTRAINT "lti_platforms_registration_hash_unique" UNIQUE("registration_hash")
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "lti_identity_id" integer;--> statement-breakpoint
ALTER TABLE "lti_attempts" ADD CONSTRAINT "lti_attempts_platform_id_lti_platforms_id_fk" FOREIGN KEY ("platform_id") REFERENCES "public"."lti_platforms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lti_contexts" ADD CONSTRAINT "lti_contexts_platform_id_lti_platforms_id_fk" FOREIGN KEY ("platform_id") REFERENCES "public"."lti_platforms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lti_contexts" ADD CONSTRAINT "lti_contexts_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lti_grades" ADD CONSTRAINT "lti_grades_link_id_lti_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."lti_links"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lti_grades" ADD CONSTRAINT "lti_grades_identity_id_lti_identities_id_fk" FOREIGN KEY ("identity_id") REFERENCES "public"."lti_identities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lti_identities" ADD CONSTRAINT "lti_identities_platform_id_lti_platforms_id_fk" FOREIGN KEY ("platform_id") REFERENCES "public"."lti_platforms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lti_identities" ADD CONSTRAINT "lti_identities_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lti_launches" ADD CONSTRAINT "lti_launches_platform_id_lti_platforms_id_fk" FOREIGN KEY ("platform_id") REFERENCES "public"."lti_platforms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lti_launches" ADD CONSTRAINT "lti_launches_identity_id_lti_identities_id_fk" FOREIGN KEY ("identity_id") REFERENCES "public"."lti_identities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lti_links" ADD CONSTRAINT "lti_links_lti_context_id_lti_contexts_id_fk" FOREIGN KEY ("lti_context_id") REFERENCES "public"."lti_contexts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lti_links" ADD CONSTRAINT "lti_links_activity_id_activities_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."activities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lti_members" ADD CONSTRAINT "lti_members_lti_context_id_lti_contexts_id_fk" FOREIGN KEY ("lti_context_id") REFERENCES "public"."lti_contexts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lti_members" ADD CONSTRAINT "lti_members_identity_id_lti_identities_id_fk" FOREIGN KEY ("identity_id") REFERENCES "public"."lti_identities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lti_platforms" ADD CONSTRAINT "lti_platforms_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lti_attempts_platform_id_idx" ON "lti_attempts" USING btree ("platform_id");--> statement-breakpoint
CREATE UNIQUE INDEX "lti_contexts_key" ON "lti_contexts" USING btree ("platform_id","deployment_id","context_id");--> statement-breakpoint
CREATE UNIQUE INDEX "lti_grades_key" ON "lti_grades" USING btree ("link_id","identity_id");--> statement-breakpoint
CREATE INDEX "lti_grades_identity_id_idx" ON "lti_grades" USING btree ("identity_id");--> statement-breakpoint
CREATE UNIQUE INDEX "lti_identities_key" ON "lti_identities" USING btree ("platform_id","subject");--> statement-breakpoint
CREATE UNIQUE INDEX "lti_identities_user_key" ON "lti_identities" USING btree ("user_id","platform_id");--> statement-breakpoint
CREATE INDEX "lti_launches_platform_id_idx" ON "lti_launches" USING btree ("platform_id");--> statement-breakpoint
CREATE INDEX "lti_launches_identity_id_idx" ON "lti_launches" USING btree ("identity_id");--> statement-breakpoint
CREATE UNIQUE INDEX "lti_links_key" ON "lti_links" USING btree ("lti_context_id","resource_link_id");--> statement-breakpoint
CREATE INDEX "lti_links_activity_id_idx" ON "lti_links" USING btree ("activity_id");--> statement-breakpoint
CREATE INDEX "lti_members_identity_id_idx" ON "lti_members" USING btree ("identity_id");--> statement-breakpoint
CREATE INDEX "lti_platforms_organisation_id_idx" ON "lti_platforms" USING btree ("organisation_id");--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_lti_identity_id_lti_identities_id_fk" FOREIGN KEY ("lti_identity_id") REFERENCES "public"."lti_identities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sessions_lti_identity_id_idx" ON "sessions" USING btree ("lti_identity_id");