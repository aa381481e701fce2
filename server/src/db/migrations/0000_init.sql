CREATE SCHEMA "queue";
--> statement-breakpoint
CREATE TYPE "public"."account_token_purpose" AS ENUM('verify_email', 'reset_password');--> statement-breakpoint
CREATE TYPE "public"."role" AS ENUM('student', 'teacher', 'parent');--> statement-breakpoint
CREATE TYPE "public"."upload_status" AS ENUM('announced', 'stored');--> statement-breakpoint
CREATE TYPE "public"."alert_severity" AS ENUM('low', 'medium', 'high');--> statement-breakpoint
CREATE TYPE "public"."message_role" AS ENUM('user', 'assistant');--> statement-breakpoint
CREATE TYPE "public"."activity_status" AS ENUM('draft', 'published', 'archived');--> statement-breakpoint
CREATE TYPE "public"."run_status" AS ENUM('active', 'upcoming', 'past', 'archived');--> statement-breakpoint
CREATE TYPE "public"."participant_status" AS ENUM('joined', 'completed');--> statement-breakpoint
CREATE TYPE "public"."subject" AS ENUM('writing', 'wellbeing');--> statement-breakpoint
CREATE TYPE "public"."advice_answer" AS ENUM('tried', 'not_now', 'disagree');--> statement-breakpoint
CREATE TYPE "public"."advice_outcome" AS ENUM('done', 'partly', 'not_yet', 'taken_out', 'new_text');--> statement-breakpoint
CREATE TYPE "public"."coach_kind" AS ENUM('built-in', 'model');--> statement-breakpoint
CREATE TYPE "public"."generated_status" AS ENUM('not_generated', 'generating', 'generated', 'need_refresh', 'failed');--> statement-breakpoint
CREATE TYPE "public"."email_status" AS ENUM('queued', 'sent', 'failed');--> statement-breakpoint
CREATE TYPE "public"."report_status" AS ENUM('pending', 'completed', 'failed');--> statement-breakpoint
CREATE TYPE "public"."review_action" AS ENUM('comment', 'score', 'return', 'reviewed');--> statement-breakpoint
CREATE TYPE "public"."revision_reason" AS ENUM('interval', 'cleared', 'conflict', 'restored', 'feedback', 'completed', 'returned');--> statement-breakpoint
CREATE TYPE "public"."unscored_reason" AS ENUM('poem', 'too_little', 'other_kind');--> statement-breakpoint
CREATE TYPE "public"."writing_status" AS ENUM('pending', 'progressing', 'completed');--> statement-breakpoint
CREATE TABLE "account_tokens" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "account_tokens_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"user_id" integer NOT NULL,
	"purpose" "account_token_purpose" NOT NULL,
	"token_hash" text NOT NULL,
	"email" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "account_tokens_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "erased_accounts" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"user_created_at" timestamp with time zone NOT NULL,
	"erased_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "uploads" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "uploads_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"signed_id" text NOT NULL,
	"owner_id" integer,
	"filename" text NOT NULL,
	"content_type" text NOT NULL,
	"byte_size" bigint NOT NULL,
	"hex_digest" text NOT NULL,
	"status" "upload_status" DEFAULT 'announced' NOT NULL,
	"attached_at" timestamp with time zone,
	CONSTRAINT "uploads_signed_id_unique" UNIQUE("signed_id")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "users_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"role" "role" NOT NULL,
	"full_name" text NOT NULL,
	"screen_name" text NOT NULL,
	"email" text,
	"email_verified_at" timestamp with time zone,
	"password_hash" text,
	"pictures_hash" text,
	"avatar_id" integer,
	"parent_id" integer,
	"grade_level" integer,
	"main_improvement_goal" text,
	"consent_at" timestamp with time zone,
	"consent_text" text,
	"settings" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"tracking_code" text NOT NULL,
	"unsubscribe_token" text NOT NULL,
	"last_login_at" timestamp with time zone,
	"closed_at" timestamp with time zone,
	"merged_into_id" integer,
	CONSTRAINT "users_grade_level_check" CHECK ("users"."grade_level" between 1 and 12)
);
--> statement-breakpoint
CREATE TABLE "achievement_unlocks" (
	"student_id" integer NOT NULL,
	"rule_id" integer NOT NULL,
	"unlocked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "achievement_unlocks_student_id_rule_id_pk" PRIMARY KEY("student_id","rule_id")
);
--> statement-breakpoint
CREATE TABLE "alert_answers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "alert_answers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"alert_id" integer NOT NULL,
	"user_id" integer,
	"outcome" text NOT NULL,
	"note" text,
	"answered_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "alerts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "alerts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"student_id" integer NOT NULL,
	"writing_id" integer,
	"severity" "alert_severity" NOT NULL,
	"certainty" real,
	"category" text NOT NULL,
	"excerpt" text NOT NULL,
	"before" text DEFAULT '' NOT NULL,
	"after" text DEFAULT '' NOT NULL,
	"source" text NOT NULL,
	"withheld_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "audit_chains" (
	"chain" integer PRIMARY KEY NOT NULL,
	"first_seq" bigint DEFAULT 1 NOT NULL,
	"first_previous_hash" text DEFAULT '' NOT NULL,
	"last_seq" bigint NOT NULL,
	"last_hash" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_entries" (
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "audit_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone NOT NULL,
	"organisation_id" integer,
	"actor_id" integer NOT NULL,
	"actor_role" "role" NOT NULL,
	"kind" text NOT NULL,
	"action" text NOT NULL,
	"student_id" integer,
	"object_type" text NOT NULL,
	"object_id" integer,
	"request_id" uuid NOT NULL,
	"address" text NOT NULL,
	"seq" bigint,
	"previous_hash" text,
	"hash" text,
	CONSTRAINT "audit_entries_id_created_at_pk" PRIMARY KEY("id","created_at")
);
--> statement-breakpoint
CREATE TABLE "payment_events" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_checkouts" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"customer_id" text NOT NULL,
	"price_id" text NOT NULL,
	"amount_today" integer NOT NULL,
	"success_url" text NOT NULL,
	"cancel_url" text NOT NULL,
	"expires_at" timestamp with time zone,
	"status" text DEFAULT 'open' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_subscriptions" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"customer_id" text NOT NULL,
	"price_id" text NOT NULL,
	"status" text NOT NULL,
	"current_period_end" timestamp with time zone NOT NULL,
	"cancel_at_period_end" boolean DEFAULT false NOT NULL,
	"next_payment_fails" boolean DEFAULT false NOT NULL,
	"unpaid_since" timestamp with time zone,
	"last_paid_at" timestamp with time zone NOT NULL,
	"last_paid_cents" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "subscriptions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"parent_id" integer NOT NULL,
	"customer_id" text,
	"subscription_id" text,
	"status" text NOT NULL,
	"price_id" text,
	"product_name" text,
	"unit_amount" integer,
	"interval" text,
	"current_period_end" timestamp with time zone,
	"cancel_at_period_end" boolean DEFAULT false NOT NULL,
	"offer_ends_at" timestamp with time zone,
	"last_request_number" integer DEFAULT 0 NOT NULL,
	"stored_request_number" integer DEFAULT 0 NOT NULL,
	"synced_at" timestamp with time zone,
	CONSTRAINT "subscriptions_parent_id_unique" UNIQUE("parent_id"),
	CONSTRAINT "subscriptions_customer_id_unique" UNIQUE("customer_id"),
	CONSTRAINT "subscriptions_subscription_id_unique" UNIQUE("subscription_id")
);
--> statement-breakpoint
CREATE TABLE "chat_messages" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "chat_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"chat_id" integer NOT NULL,
	"role" "message_role" NOT NULL,
	"content" text NOT NULL,
	"extra" jsonb DEFAULT '{}'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "chats" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "chats_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"title" text NOT NULL,
	"target_type" text DEFAULT 'Writing' NOT NULL,
	"target_id" integer NOT NULL,
	"busy_since" timestamp with time zone,
	"cards" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "chats_target_id_unique" UNIQUE("target_id")
);
--> statement-breakpoint
CREATE TABLE "class_picture_permissions" (
	"student_id" integer NOT NULL,
	"course_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "class_picture_permissions_student_id_course_id_pk" PRIMARY KEY("student_id","course_id")
);
--> statement-breakpoint
CREATE TABLE "class_sign_in_tries" (
	"class_sign_in_id" integer NOT NULL,
	"student_id" integer NOT NULL,
	"device" text NOT NULL,
	"wrong" integer NOT NULL,
	"entered" boolean DEFAULT false NOT NULL,
	CONSTRAINT "class_sign_in_tries_class_sign_in_id_student_id_device_pk" PRIMARY KEY("class_sign_in_id","student_id","device")
);
--> statement-breakpoint
CREATE TABLE "class_sign_ins" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "class_sign_ins_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"course_id" integer NOT NULL,
	"opened_by" integer NOT NULL,
	"code" text NOT NULL,
	"opened_from" text,
	"tablet_key" text DEFAULT gen_random_uuid()::text NOT NULL,
	"closes_at" timestamp with time zone NOT NULL,
	CONSTRAINT "class_sign_ins_course_id_unique" UNIQUE("course_id"),
	CONSTRAINT "class_sign_ins_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "course_invitations" (
	"course_id" integer NOT NULL,
	"teacher_id" integer NOT NULL,
	"role" text NOT NULL,
	"ends_on" date,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "course_invitations_course_id_teacher_id_pk" PRIMARY KEY("course_id","teacher_id"),
	CONSTRAINT "course_invitations_ends_on_check" CHECK (("course_invitations"."role" = 'relief') = ("course_invitations"."ends_on" is not null))
);
--> statement-breakpoint
CREATE TABLE "course_teachers" (
	"course_id" integer NOT NULL,
	"teacher_id" integer NOT NULL,
	"role" text NOT NULL,
	"ends_on" date,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "course_teachers_course_id_teacher_id_pk" PRIMARY KEY("course_id","teacher_id"),
	CONSTRAINT "course_teachers_ends_on_check" CHECK (("course_teachers"."role" = 'relief') = ("course_teachers"."ends_on" is not null))
);
--> statement-breakpoint
CREATE TABLE "activities" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "activities_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"teacher_id" integer NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"requirements" text NOT NULL,
	"subject" "subject" DEFAULT 'writing' NOT NULL,
	"activity_kind_id" integer,
	"activity_type" text DEFAULT 'narrative' NOT NULL,
	"status" "activity_status" DEFAULT 'draft' NOT NULL,
	"bookmarked" boolean DEFAULT false NOT NULL,
	"content" text,
	"grade_levels" integer[] DEFAULT '{}' NOT NULL,
	"skill_list" text[] DEFAULT '{}' NOT NULL,
	"estimated_time" integer DEFAULT 1 NOT NULL,
	"estimated_time_unit" text DEFAULT 'minute' NOT NULL,
	"due_date" date,
	"due_days" integer,
	"steps" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"instructions" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"resources" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"badge" text,
	"hints_allowed" boolean DEFAULT true NOT NULL,
	"keyboard_help" boolean DEFAULT false NOT NULL,
	"holds_feedback" boolean DEFAULT false NOT NULL,
	"for_chosen_students" boolean DEFAULT false NOT NULL,
	"publish_at" timestamp with time zone,
	CONSTRAINT "activities_due_check" CHECK ("activities"."due_date" is null or "activities"."due_days" is null)
);
--> statement-breakpoint
CREATE TABLE "activity_images" (
	"activity_id" integer NOT NULL,
	"upload_id" integer NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "activity_images_activity_id_upload_id_pk" PRIMARY KEY("activity_id","upload_id")
);
--> statement-breakpoint
CREATE TABLE "activity_students" (
	"activity_id" integer NOT NULL,
	"student_id" integer NOT NULL,
	CONSTRAINT "activity_students_activity_id_student_id_pk" PRIMARY KEY("activity_id","student_id")
);
--> statement-breakpoint
CREATE TABLE "activity_kinds" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "activity_kinds_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"name" text NOT NULL,
	"key" text NOT NULL,
	CONSTRAINT "activity_kinds_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "challenge_activities" (
	"challenge_id" integer NOT NULL,
	"activity_id" integer NOT NULL,
	CONSTRAINT "challenge_activities_challenge_id_activity_id_pk" PRIMARY KEY("challenge_id","activity_id")
);
--> statement-breakpoint
CREATE TABLE "challenge_files" (
	"challenge_id" integer NOT NULL,
	"upload_id" integer NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "challenge_files_challenge_id_upload_id_pk" PRIMARY KEY("challenge_id","upload_id")
);
--> statement-breakpoint
CREATE TABLE "challenge_participants" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "challenge_participants_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"challenge_id" integer NOT NULL,
	"student_id" integer NOT NULL,
	"status" "participant_status" DEFAULT 'joined' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "challenges" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "challenges_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"teacher_id" integer NOT NULL,
	"title" text NOT NULL,
	"brief" text NOT NULL,
	"description" text NOT NULL,
	"requirements" text NOT NULL,
	"start_date" date NOT NULL,
	"end_date" date NOT NULL,
	"status" "run_status" DEFAULT 'active' NOT NULL,
	"subject" "subject" DEFAULT 'writing' NOT NULL,
	"grade_levels" integer[] DEFAULT '{}' NOT NULL,
	"estimated_time" integer NOT NULL,
	"estimated_time_unit" text DEFAULT 'minutes' NOT NULL,
	"skill_list" text[] DEFAULT '{}' NOT NULL,
	"difficulty_list" text[] DEFAULT '{}' NOT NULL,
	"exam_list" text[] DEFAULT '{}' NOT NULL,
	"challengeType" text,
	"reward_type" text,
	"reward_value" text,
	"cover_id" integer,
	"logo_id" integer,
	"banner_id" integer,
	CONSTRAINT "challenges_dates_check" CHECK ("challenges"."start_date" <= "challenges"."end_date")
);
--> statement-breakpoint
CREATE TABLE "course_activities" (
	"course_id" integer NOT NULL,
	"activity_id" integer NOT NULL,
	CONSTRAINT "course_activities_course_id_activity_id_pk" PRIMARY KEY("course_id","activity_id")
);
--> statement-breakpoint
CREATE TABLE "courses" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "courses_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"teacher_id" integer NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"subject" "subject" NOT NULL,
	"learning_goal" text NOT NULL,
	"grade_levels" integer[] DEFAULT '{}' NOT NULL,
	"skills" text[] DEFAULT '{}' NOT NULL,
	"estimated_time" integer NOT NULL,
	"estimated_time_unit" text NOT NULL,
	"code" text NOT NULL,
	"status" "run_status" DEFAULT 'active' NOT NULL,
	"badge_and_reward" text,
	"held_criteria" text[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "courses_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "enrollments" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "enrollments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"course_id" integer NOT NULL,
	"student_id" integer NOT NULL,
	"roster_id" text
);
--> statement-breakpoint
CREATE TABLE "teacher_students" (
	"teacher_id" integer NOT NULL,
	"student_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "teacher_students_teacher_id_student_id_pk" PRIMARY KEY("teacher_id","student_id")
);
--> statement-breakpoint
CREATE TABLE "workflow_templates" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "workflow_templates_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"name" text NOT NULL,
	"activity_kind_id" integer NOT NULL,
	"status" text DEFAULT 'active' NOT NULL,
	"steps" jsonb NOT NULL,
	CONSTRAINT "workflow_templates_name_unique" UNIQUE("name")
);
--> statement-breakpoint
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
CREATE TABLE "ai_feedback_items" (
	"feedback_id" integer NOT NULL,
	"criterion" text NOT NULL,
	"status" "generated_status" DEFAULT 'not_generated' NOT NULL,
	"output" jsonb,
	"result" jsonb,
	"coach" "coach_kind",
	"made_from_version" integer,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ai_feedback_items_feedback_id_criterion_pk" PRIMARY KEY("feedback_id","criterion")
);
--> statement-breakpoint
CREATE TABLE "ai_feedbacks" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ai_feedbacks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"writing_id" integer NOT NULL,
	"next_step" jsonb,
	"not_counted" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "ai_feedbacks_writing_id_unique" UNIQUE("writing_id")
);
--> statement-breakpoint
CREATE TABLE "comment_phrases" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "comment_phrases_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"teacher_id" integer NOT NULL,
	"criterion" text,
	"text" text NOT NULL,
	"is_praise" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "feedback_advice" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "feedback_advice_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"round_id" integer NOT NULL,
	"criterion" text NOT NULL,
	"rule" text NOT NULL,
	"text" text NOT NULL,
	"passage" jsonb,
	"words" jsonb NOT NULL,
	"answer" "advice_answer",
	"outcome" "advice_outcome",
	"after" text,
	"judged_in" integer
);
--> statement-breakpoint
CREATE TABLE "feedback_rounds" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "feedback_rounds_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"writing_id" integer NOT NULL,
	"number" integer NOT NULL,
	"version" integer NOT NULL,
	"content" text NOT NULL,
	"words" integer NOT NULL,
	"marks" jsonb NOT NULL,
	"marks_before" jsonb,
	"overall" real,
	"unscored" "unscored_reason",
	"coach_version" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "teacher_marks" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "teacher_marks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"writing_id" integer NOT NULL,
	"version" integer NOT NULL,
	"round_id" integer,
	"teacher_id" integer,
	"criterion" text NOT NULL,
	"mark" integer NOT NULL,
	"maximum" integer NOT NULL,
	"blind_mark" integer,
	"reason" text
);
--> statement-breakpoint
CREATE TABLE "queue"."jobs" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "queue"."jobs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"data" jsonb NOT NULL,
	"key" text,
	"owner" text,
	"run_at" timestamp with time zone DEFAULT now() NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"leased_until" timestamp with time zone,
	"failed_at" timestamp with time zone,
	"failure" text,
	"request_id" uuid
);
--> statement-breakpoint
CREATE TABLE "pages" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "pages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"content" text NOT NULL,
	CONSTRAINT "pages_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "lti_attempts" (
	"state_hash" text PRIMARY KEY NOT NULL,
	"browser_hash" text NOT NULL,
	"platform_id" integer NOT NULL,
	"nonce" text NOT NULL,
	"frame_hash" text,
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
CREATE TABLE "lti_former_staff" (
	"platform_id" integer NOT NULL,
	"subject" text NOT NULL,
	CONSTRAINT "lti_former_staff_platform_id_subject_pk" PRIMARY KEY("platform_id","subject")
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
	"waiting_since" timestamp with time zone DEFAULT now() NOT NULL,
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
	"course_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"is_brought" boolean NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	"left_at" timestamp with time zone,
	CONSTRAINT "lti_members_course_id_user_id_pk" PRIMARY KEY("course_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "lti_choices" (
	"frame_hash" text PRIMARY KEY NOT NULL,
	"return_url" text NOT NULL,
	"token" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
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
	"key_made_at" timestamp with time zone DEFAULT now() NOT NULL,
	"next_public_key" jsonb,
	"next_private_key" text,
	"next_key_made_at" timestamp with time zone,
	"old_public_key" jsonb,
	"registration_hash" text,
	"registration_expires_at" timestamp with time zone,
	CONSTRAINT "lti_platforms_code_unique" UNIQUE("code"),
	CONSTRAINT "lti_platforms_registration_hash_unique" UNIQUE("registration_hash")
);
--> statement-breakpoint
CREATE TABLE "emails" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "emails_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"user_id" integer,
	"to_address" text NOT NULL,
	"reply_to" text,
	"subject" text NOT NULL,
	"html" text NOT NULL,
	"plain" text NOT NULL,
	"headers" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"status" "email_status" DEFAULT 'queued' NOT NULL,
	"sent_at" timestamp with time zone,
	"mentioned_child_ids" integer[] DEFAULT '{}' NOT NULL,
	"dedupe_key" text
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "notifications_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"user_id" integer NOT NULL,
	"topic" text NOT NULL,
	"child_id" integer,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"translations" jsonb,
	"link" text,
	"dedupe_key" text,
	"read_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "organisation_members" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"organisation_id" integer NOT NULL,
	"role" text NOT NULL,
	"joined_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "organisations" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "organisations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"name" text NOT NULL,
	"kind" text DEFAULT 'school' NOT NULL,
	"roster_school_id" text
);
--> statement-breakpoint
CREATE TABLE "school_invitations" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "school_invitations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"organisation_id" integer NOT NULL,
	"email" text NOT NULL,
	"full_name" text NOT NULL,
	"role" text NOT NULL,
	"user_id" integer,
	"opens_account" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "passkey_challenges" (
	"challenge_hash" text PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"browser_hash" text,
	"session_id" integer,
	"user_handle" text,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "passkeys" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "passkeys_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"user_id" integer NOT NULL,
	"credential_id" text NOT NULL,
	"public_key" text NOT NULL,
	"user_handle" text NOT NULL,
	"name" text NOT NULL,
	"counter" bigint DEFAULT 0 NOT NULL,
	"transports" jsonb NOT NULL,
	"is_synced" boolean NOT NULL,
	"last_used_at" timestamp with time zone,
	CONSTRAINT "passkeys_credential_id_unique" UNIQUE("credential_id")
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" varchar(255) PRIMARY KEY NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"expire" bigint
);
--> statement-breakpoint
CREATE TABLE "activity_reports" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "activity_reports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"teacher_id" integer NOT NULL,
	"student_id" integer NOT NULL,
	"target_type" text NOT NULL,
	"target_id" integer NOT NULL,
	"start_date" date NOT NULL,
	"end_date" date NOT NULL,
	"status" "report_status" DEFAULT 'pending' NOT NULL,
	"report_result" text,
	"family_result" text,
	"shared_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "roster_class_teachers" (
	"course_id" integer NOT NULL,
	"teacher_id" integer NOT NULL,
	CONSTRAINT "roster_class_teachers_course_id_teacher_id_pk" PRIMARY KEY("course_id","teacher_id")
);
--> statement-breakpoint
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
	"is_made" boolean DEFAULT false NOT NULL,
	"email" text,
	"left_at" timestamp with time zone,
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
CREATE TABLE "archived_students" (
	"organisation_id" integer NOT NULL,
	"student_id" integer NOT NULL,
	"archived_at" timestamp with time zone NOT NULL,
	"closed_account" boolean NOT NULL,
	"returned_at" timestamp with time zone,
	"left_rows" jsonb NOT NULL,
	CONSTRAINT "archived_students_organisation_id_student_id_pk" PRIMARY KEY("organisation_id","student_id")
);
--> statement-breakpoint
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
CREATE TABLE "sessions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sessions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"user_id" integer NOT NULL,
	"token_hash" text NOT NULL,
	"device" text NOT NULL,
	"last_used_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"shared_until" timestamp with time zone,
	"confirmed_at" timestamp with time zone,
	"sign_on_id" integer,
	"sign_on_sid" text,
	"lti_identity_id" integer,
	"class_sign_in_id" integer,
	CONSTRAINT "sessions_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "school_domains" (
	"domain" text PRIMARY KEY NOT NULL,
	"organisation_id" integer NOT NULL,
	"confirmed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sign_on_attempts" (
	"state_hash" text PRIMARY KEY NOT NULL,
	"browser_hash" text NOT NULL,
	"connection_id" integer NOT NULL,
	"nonce" text NOT NULL,
	"code_verifier" text NOT NULL,
	"user_id" integer,
	"return_to" text,
	"is_shared" boolean DEFAULT false NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sign_on_connections" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sign_on_connections_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"organisation_id" integer NOT NULL,
	"school_code" text NOT NULL,
	"provider" text NOT NULL,
	"issuer" text NOT NULL,
	"client_id" text,
	"client_secret" text,
	"enabled" boolean DEFAULT false NOT NULL,
	"unknown_people" text DEFAULT 'refuse' NOT NULL,
	CONSTRAINT "sign_on_connections_school_code_unique" UNIQUE("school_code")
);
--> statement-breakpoint
CREATE TABLE "sign_on_domains" (
	"domain" text NOT NULL,
	"connection_id" integer NOT NULL,
	CONSTRAINT "sign_on_domains_connection_id_domain_pk" PRIMARY KEY("connection_id","domain")
);
--> statement-breakpoint
CREATE TABLE "sign_on_identities" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sign_on_identities_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"user_id" integer NOT NULL,
	"organisation_id" integer NOT NULL,
	"issuer" text NOT NULL,
	"subject" text NOT NULL,
	"email" text
);
--> statement-breakpoint
CREATE TABLE "sign_on_links" (
	"ticket_hash" text PRIMARY KEY NOT NULL,
	"browser_hash" text NOT NULL,
	"connection_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"subject" text NOT NULL,
	"sid" text,
	"return_to" text,
	"is_shared" boolean DEFAULT false NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "used_logout_tokens" (
	"connection_id" integer NOT NULL,
	"jti_hash" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "used_logout_tokens_connection_id_jti_hash_pk" PRIMARY KEY("connection_id","jti_hash")
);
--> statement-breakpoint
CREATE TABLE "support_messages" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "support_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"user_id" integer,
	"name" text,
	"email" text,
	"subject" text,
	"message" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "work_counts" (
	"teacher_id" integer NOT NULL,
	"student_id" integer NOT NULL,
	"status" "writing_status" NOT NULL,
	"score_band" smallint NOT NULL,
	"total" integer NOT NULL,
	"score_sum" double precision NOT NULL,
	CONSTRAINT "work_counts_teacher_id_student_id_status_score_band_pk" PRIMARY KEY("teacher_id","student_id","status","score_band")
);
--> statement-breakpoint
CREATE TABLE "writing_logs" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "writing_logs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"writing_id" integer NOT NULL,
	"step" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"spent_time" integer DEFAULT 0 NOT NULL,
	"data" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "writing_reviews" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "writing_reviews_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"writing_id" integer NOT NULL,
	"reviewer_id" integer,
	"action" "review_action" NOT NULL,
	"comment" text,
	"passage" jsonb,
	"score" real,
	"reason" text
);
--> statement-breakpoint
CREATE TABLE "writing_revisions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "writing_revisions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"writing_id" integer NOT NULL,
	"version" integer NOT NULL,
	"reason" "revision_reason" NOT NULL,
	"data" jsonb NOT NULL,
	"content" text NOT NULL,
	"word_count" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "writings" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "writings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"student_id" integer NOT NULL,
	"activity_id" integer,
	"course_id" integer,
	"challenge_id" integer,
	"teacher_id" integer,
	"title" text NOT NULL,
	"subject" "subject" DEFAULT 'writing' NOT NULL,
	"writing_type" text NOT NULL,
	"grade_level" integer,
	"status" "writing_status" DEFAULT 'pending' NOT NULL,
	"due_date" date,
	"own_steps" jsonb,
	"data" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"content" text DEFAULT '' NOT NULL,
	"word_count" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"checked_version" integer DEFAULT 0 NOT NULL,
	"ai_scoring" real,
	"first_scoring" real,
	"unscored" "unscored_reason",
	"teacher_scoring" real,
	"started_at" timestamp with time zone,
	"completed_at" timestamp with time zone,
	"returned_at" timestamp with time zone,
	"times_returned" integer DEFAULT 0 NOT NULL,
	"reviewed_at" timestamp with time zone,
	"commented_at" timestamp with time zone,
	"approved_version" integer,
	"counted_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "account_tokens" ADD CONSTRAINT "account_tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_avatar_id_uploads_id_fk" FOREIGN KEY ("avatar_id") REFERENCES "public"."uploads"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_parent_id_users_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_merged_into_id_users_id_fk" FOREIGN KEY ("merged_into_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "achievement_unlocks" ADD CONSTRAINT "achievement_unlocks_student_id_users_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alert_answers" ADD CONSTRAINT "alert_answers_alert_id_alerts_id_fk" FOREIGN KEY ("alert_id") REFERENCES "public"."alerts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alert_answers" ADD CONSTRAINT "alert_answers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alerts" ADD CONSTRAINT "alerts_student_id_users_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alerts" ADD CONSTRAINT "alerts_writing_id_writings_id_fk" FOREIGN KEY ("writing_id") REFERENCES "public"."writings"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_parent_id_users_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_chat_id_chats_id_fk" FOREIGN KEY ("chat_id") REFERENCES "public"."chats"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chats" ADD CONSTRAINT "chats_target_id_writings_id_fk" FOREIGN KEY ("target_id") REFERENCES "public"."writings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_picture_permissions" ADD CONSTRAINT "class_picture_permissions_student_id_users_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_picture_permissions" ADD CONSTRAINT "class_picture_permissions_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_sign_in_tries" ADD CONSTRAINT "class_sign_in_tries_class_sign_in_id_class_sign_ins_id_fk" FOREIGN KEY ("class_sign_in_id") REFERENCES "public"."class_sign_ins"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_sign_in_tries" ADD CONSTRAINT "class_sign_in_tries_student_id_users_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_sign_ins" ADD CONSTRAINT "class_sign_ins_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_sign_ins" ADD CONSTRAINT "class_sign_ins_opened_by_users_id_fk" FOREIGN KEY ("opened_by") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_invitations" ADD CONSTRAINT "course_invitations_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_invitations" ADD CONSTRAINT "course_invitations_teacher_id_users_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_teachers" ADD CONSTRAINT "course_teachers_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_teachers" ADD CONSTRAINT "course_teachers_teacher_id_users_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activities" ADD CONSTRAINT "activities_teacher_id_users_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activities" ADD CONSTRAINT "activities_activity_kind_id_activity_kinds_id_fk" FOREIGN KEY ("activity_kind_id") REFERENCES "public"."activity_kinds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activity_images" ADD CONSTRAINT "activity_images_activity_id_activities_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."activities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activity_images" ADD CONSTRAINT "activity_images_upload_id_uploads_id_fk" FOREIGN KEY ("upload_id") REFERENCES "public"."uploads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activity_students" ADD CONSTRAINT "activity_students_activity_id_activities_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."activities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activity_students" ADD CONSTRAINT "activity_students_student_id_users_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "challenge_activities" ADD CONSTRAINT "challenge_activities_challenge_id_challenges_id_fk" FOREIGN KEY ("challenge_id") REFERENCES "public"."challenges"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "challenge_activities" ADD CONSTRAINT "challenge_activities_activity_id_activities_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."activities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "challenge_files" ADD CONSTRAINT "challenge_files_challenge_id_challenges_id_fk" FOREIGN KEY ("challenge_id") REFERENCES "public"."challenges"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "challenge_files" ADD CONSTRAINT "challenge_files_upload_id_uploads_id_fk" FOREIGN KEY ("upload_id") REFERENCES "public"."uploads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "challenge_participants" ADD CONSTRAINT "challenge_participants_challenge_id_challenges_id_fk" FOREIGN KEY ("challenge_id") REFERENCES "public"."challenges"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "challenge_participants" ADD CONSTRAINT "challenge_participants_student_id_users_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "challenges" ADD CONSTRAINT "challenges_teacher_id_users_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "challenges" ADD CONSTRAINT "challenges_cover_id_uploads_id_fk" FOREIGN KEY ("cover_id") REFERENCES "public"."uploads"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "challenges" ADD CONSTRAINT "challenges_logo_id_uploads_id_fk" FOREIGN KEY ("logo_id") REFERENCES "public"."uploads"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "challenges" ADD CONSTRAINT "challenges_banner_id_uploads_id_fk" FOREIGN KEY ("banner_id") REFERENCES "public"."uploads"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_activities" ADD CONSTRAINT "course_activities_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_activities" ADD CONSTRAINT "course_activities_activity_id_activities_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."activities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "courses" ADD CONSTRAINT "courses_teacher_id_users_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enrollments" ADD CONSTRAINT "enrollments_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enrollments" ADD CONSTRAINT "enrollments_student_id_users_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "teacher_students" ADD CONSTRAINT "teacher_students_teacher_id_users_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "teacher_students" ADD CONSTRAINT "teacher_students_student_id_users_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "workflow_templates" ADD CONSTRAINT "workflow_templates_activity_kind_id_activity_kinds_id_fk" FOREIGN KEY ("activity_kind_id") REFERENCES "public"."activity_kinds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "district_admins" ADD CONSTRAINT "district_admins_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "district_admins" ADD CONSTRAINT "district_admins_district_id_organisations_id_fk" FOREIGN KEY ("district_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "district_invitations" ADD CONSTRAINT "district_invitations_district_id_organisations_id_fk" FOREIGN KEY ("district_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "district_schools" ADD CONSTRAINT "district_schools_school_id_organisations_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "district_schools" ADD CONSTRAINT "district_schools_district_id_organisations_id_fk" FOREIGN KEY ("district_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ai_feedback_items" ADD CONSTRAINT "ai_feedback_items_feedback_id_ai_feedbacks_id_fk" FOREIGN KEY ("feedback_id") REFERENCES "public"."ai_feedbacks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ai_feedbacks" ADD CONSTRAINT "ai_feedbacks_writing_id_writings_id_fk" FOREIGN KEY ("writing_id") REFERENCES "public"."writings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment_phrases" ADD CONSTRAINT "comment_phrases_teacher_id_users_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feedback_advice" ADD CONSTRAINT "feedback_advice_round_id_feedback_rounds_id_fk" FOREIGN KEY ("round_id") REFERENCES "public"."feedback_rounds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feedback_rounds" ADD CONSTRAINT "feedback_rounds_writing_id_writings_id_fk" FOREIGN KEY ("writing_id") REFERENCES "public"."writings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "teacher_marks" ADD CONSTRAINT "teacher_marks_writing_id_writings_id_fk" FOREIGN KEY ("writing_id") REFERENCES "public"."writings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "teacher_marks" ADD CONSTRAINT "teacher_marks_round_id_feedback_rounds_id_fk" FOREIGN KEY ("round_id") REFERENCES "public"."feedback_rounds"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "teacher_marks" ADD CONSTRAINT "teacher_marks_teacher_id_users_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lti_attempts" ADD CONSTRAINT "lti_attempts_platform_id_lti_platforms_id_fk" FOREIGN KEY ("platform_id") REFERENCES "public"."lti_platforms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lti_contexts" ADD CONSTRAINT "lti_contexts_platform_id_lti_platforms_id_fk" FOREIGN KEY ("platform_id") REFERENCES "public"."lti_platforms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lti_contexts" ADD CONSTRAINT "lti_contexts_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lti_former_staff" ADD CONSTRAINT "lti_former_staff_platform_id_lti_platforms_id_fk" FOREIGN KEY ("platform_id") REFERENCES "public"."lti_platforms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lti_grades" ADD CONSTRAINT "lti_grades_link_id_lti_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."lti_links"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lti_grades" ADD CONSTRAINT "lti_grades_identity_id_lti_identities_id_fk" FOREIGN KEY ("identity_id") REFERENCES "public"."lti_identities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lti_identities" ADD CONSTRAINT "lti_identities_platform_id_lti_platforms_id_fk" FOREIGN KEY ("platform_id") REFERENCES "public"."lti_platforms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lti_identities" ADD CONSTRAINT "lti_identities_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lti_launches" ADD CONSTRAINT "lti_launches_platform_id_lti_platforms_id_fk" FOREIGN KEY ("platform_id") REFERENCES "public"."lti_platforms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lti_launches" ADD CONSTRAINT "lti_launches_identity_id_lti_identities_id_fk" FOREIGN KEY ("identity_id") REFERENCES "public"."lti_identities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lti_links" ADD CONSTRAINT "lti_links_lti_context_id_lti_contexts_id_fk" FOREIGN KEY ("lti_context_id") REFERENCES "public"."lti_contexts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lti_links" ADD CONSTRAINT "lti_links_activity_id_activities_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."activities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lti_members" ADD CONSTRAINT "lti_members_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lti_members" ADD CONSTRAINT "lti_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lti_platforms" ADD CONSTRAINT "lti_platforms_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "emails" ADD CONSTRAINT "emails_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_child_id_users_id_fk" FOREIGN KEY ("child_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organisation_members" ADD CONSTRAINT "organisation_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organisation_members" ADD CONSTRAINT "organisation_members_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "school_invitations" ADD CONSTRAINT "school_invitations_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "school_invitations" ADD CONSTRAINT "school_invitations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkey_challenges" ADD CONSTRAINT "passkey_challenges_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkeys" ADD CONSTRAINT "passkeys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activity_reports" ADD CONSTRAINT "activity_reports_teacher_id_users_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activity_reports" ADD CONSTRAINT "activity_reports_student_id_users_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "roster_class_teachers" ADD CONSTRAINT "roster_class_teachers_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "roster_class_teachers" ADD CONSTRAINT "roster_class_teachers_teacher_id_users_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "roster_classes" ADD CONSTRAINT "roster_classes_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "roster_classes" ADD CONSTRAINT "roster_classes_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "roster_people" ADD CONSTRAINT "roster_people_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "roster_people" ADD CONSTRAINT "roster_people_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "roster_runs" ADD CONSTRAINT "roster_runs_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "archived_students" ADD CONSTRAINT "archived_students_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "archived_students" ADD CONSTRAINT "archived_students_student_id_users_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "year_rollover_courses" ADD CONSTRAINT "year_rollover_courses_rollover_id_year_rollovers_id_fk" FOREIGN KEY ("rollover_id") REFERENCES "public"."year_rollovers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "year_rollover_courses" ADD CONSTRAINT "year_rollover_courses_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "year_rollover_leavers" ADD CONSTRAINT "year_rollover_leavers_rollover_id_year_rollovers_id_fk" FOREIGN KEY ("rollover_id") REFERENCES "public"."year_rollovers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "year_rollover_leavers" ADD CONSTRAINT "year_rollover_leavers_student_id_users_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "year_rollover_students" ADD CONSTRAINT "year_rollover_students_rollover_id_year_rollovers_id_fk" FOREIGN KEY ("rollover_id") REFERENCES "public"."year_rollovers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "year_rollover_students" ADD CONSTRAINT "year_rollover_students_student_id_users_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "year_rollovers" ADD CONSTRAINT "year_rollovers_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_sign_on_id_sign_on_identities_id_fk" FOREIGN KEY ("sign_on_id") REFERENCES "public"."sign_on_identities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_lti_identity_id_lti_identities_id_fk" FOREIGN KEY ("lti_identity_id") REFERENCES "public"."lti_identities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_class_sign_in_id_class_sign_ins_id_fk" FOREIGN KEY ("class_sign_in_id") REFERENCES "public"."class_sign_ins"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "school_domains" ADD CONSTRAINT "school_domains_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_on_attempts" ADD CONSTRAINT "sign_on_attempts_connection_id_sign_on_connections_id_fk" FOREIGN KEY ("connection_id") REFERENCES "public"."sign_on_connections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_on_attempts" ADD CONSTRAINT "sign_on_attempts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_on_connections" ADD CONSTRAINT "sign_on_connections_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_on_domains" ADD CONSTRAINT "sign_on_domains_connection_id_sign_on_connections_id_fk" FOREIGN KEY ("connection_id") REFERENCES "public"."sign_on_connections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_on_identities" ADD CONSTRAINT "sign_on_identities_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_on_identities" ADD CONSTRAINT "sign_on_identities_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_on_links" ADD CONSTRAINT "sign_on_links_connection_id_sign_on_connections_id_fk" FOREIGN KEY ("connection_id") REFERENCES "public"."sign_on_connections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_on_links" ADD CONSTRAINT "sign_on_links_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "used_logout_tokens" ADD CONSTRAINT "used_logout_tokens_connection_id_sign_on_connections_id_fk" FOREIGN KEY ("connection_id") REFERENCES "public"."sign_on_connections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_messages" ADD CONSTRAINT "support_messages_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_counts" ADD CONSTRAINT "work_counts_teacher_id_users_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_counts" ADD CONSTRAINT "work_counts_student_id_users_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "writing_logs" ADD CONSTRAINT "writing_logs_writing_id_writings_id_fk" FOREIGN KEY ("writing_id") REFERENCES "public"."writings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "writing_reviews" ADD CONSTRAINT "writing_reviews_writing_id_writings_id_fk" FOREIGN KEY ("writing_id") REFERENCES "public"."writings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "writing_reviews" ADD CONSTRAINT "writing_reviews_reviewer_id_users_id_fk" FOREIGN KEY ("reviewer_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "writing_revisions" ADD CONSTRAINT "writing_revisions_writing_id_writings_id_fk" FOREIGN KEY ("writing_id") REFERENCES "public"."writings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "writings" ADD CONSTRAINT "writings_student_id_users_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "writings" ADD CONSTRAINT "writings_activity_id_activities_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."activities"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "writings" ADD CONSTRAINT "writings_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "writings" ADD CONSTRAINT "writings_challenge_id_challenges_id_fk" FOREIGN KEY ("challenge_id") REFERENCES "public"."challenges"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "writings" ADD CONSTRAINT "writings_teacher_id_users_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_tokens_user_id_idx" ON "account_tokens" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "uploads_owner_id_idx" ON "uploads" USING btree ("owner_id");--> statement-breakpoint
CREATE UNIQUE INDEX "users_screen_name_key" ON "users" USING btree (lower("screen_name"));--> statement-breakpoint
CREATE UNIQUE INDEX "users_email_key" ON "users" USING btree (lower("email"));--> statement-breakpoint
CREATE UNIQUE INDEX "users_unsubscribe_token_key" ON "users" USING btree ("unsubscribe_token");--> statement-breakpoint
CREATE INDEX "users_parent_id_idx" ON "users" USING btree ("parent_id");--> statement-breakpoint
CREATE INDEX "users_merged_into_id_idx" ON "users" USING btree ("merged_into_id") WHERE "users"."merged_into_id" is not null;--> statement-breakpoint
CREATE INDEX "alert_answers_alert_id_idx" ON "alert_answers" USING btree ("alert_id","user_id","id");--> statement-breakpoint
CREATE INDEX "alerts_student_id_idx" ON "alerts" USING btree ("student_id","id");--> statement-breakpoint
CREATE INDEX "audit_entries_student_idx" ON "audit_entries" USING btree ("student_id","created_at","id");--> statement-breakpoint
CREATE INDEX "audit_entries_school_idx" ON "audit_entries" USING btree ("organisation_id","created_at","id");--> statement-breakpoint
CREATE INDEX "audit_entries_actor_idx" ON "audit_entries" USING btree ("actor_id","created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "audit_entries_chain_idx" ON "audit_entries" USING btree (coalesce("organisation_id", 0),"seq") WHERE "audit_entries"."seq" is not null;--> statement-breakpoint
CREATE INDEX "audit_entries_unlinked_idx" ON "audit_entries" USING btree ("id") WHERE "audit_entries"."seq" is null;--> statement-breakpoint
CREATE INDEX "payment_events_received_at_idx" ON "payment_events" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "sandbox_checkouts_customer_id_idx" ON "sandbox_checkouts" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "sandbox_subscriptions_customer_id_idx" ON "sandbox_subscriptions" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "chat_messages_chat_id_idx" ON "chat_messages" USING btree ("chat_id","id");--> statement-breakpoint
CREATE INDEX "class_picture_permissions_course_id_idx" ON "class_picture_permissions" USING btree ("course_id");--> statement-breakpoint
CREATE INDEX "class_sign_in_tries_student_id_idx" ON "class_sign_in_tries" USING btree ("student_id");--> statement-breakpoint
CREATE INDEX "class_sign_ins_opened_by_idx" ON "class_sign_ins" USING btree ("opened_by");--> statement-breakpoint
CREATE INDEX "course_invitations_teacher_id_idx" ON "course_invitations" USING btree ("teacher_id");--> statement-breakpoint
CREATE INDEX "course_teachers_teacher_id_idx" ON "course_teachers" USING btree ("teacher_id","course_id");--> statement-breakpoint
CREATE INDEX "activities_teacher_id_idx" ON "activities" USING btree ("teacher_id","status");--> statement-breakpoint
CREATE INDEX "activities_publish_at_idx" ON "activities" USING btree ("publish_at") WHERE "activities"."status" = 'draft' and "activities"."publish_at" is not null;--> statement-breakpoint
CREATE INDEX "activities_held_idx" ON "activities" USING btree ("id") WHERE "activities"."holds_feedback";--> statement-breakpoint
CREATE INDEX "activity_students_student_id_idx" ON "activity_students" USING btree ("student_id");--> statement-breakpoint
CREATE INDEX "challenge_activities_activity_id_idx" ON "challenge_activities" USING btree ("activity_id");--> statement-breakpoint
CREATE UNIQUE INDEX "challenge_participants_key" ON "challenge_participants" USING btree ("challenge_id","student_id");--> statement-breakpoint
CREATE INDEX "challenge_participants_student_id_idx" ON "challenge_participants" USING btree ("student_id");--> statement-breakpoint
CREATE INDEX "challenges_teacher_id_idx" ON "challenges" USING btree ("teacher_id");--> statement-breakpoint
CREATE INDEX "challenges_dates_idx" ON "challenges" USING btree ("start_date","end_date");--> statement-breakpoint
CREATE INDEX "course_activities_activity_id_idx" ON "course_activities" USING btree ("activity_id");--> statement-breakpoint
CREATE INDEX "courses_teacher_id_idx" ON "courses" USING btree ("teacher_id","status");--> statement-breakpoint
CREATE INDEX "courses_held_idx" ON "courses" USING btree ("id") WHERE "courses"."held_criteria" <> '{}';--> statement-breakpoint
CREATE UNIQUE INDEX "enrollments_key" ON "enrollments" USING btree ("course_id","student_id");--> statement-breakpoint
CREATE INDEX "enrollments_student_id_idx" ON "enrollments" USING btree ("student_id","course_id");--> statement-breakpoint
CREATE INDEX "teacher_students_student_id_idx" ON "teacher_students" USING btree ("student_id");--> statement-breakpoint
CREATE INDEX "district_admins_district_id_idx" ON "district_admins" USING btree ("district_id");--> statement-breakpoint
CREATE UNIQUE INDEX "district_invitations_key" ON "district_invitations" USING btree ("district_id","email");--> statement-breakpoint
CREATE INDEX "district_invitations_email_idx" ON "district_invitations" USING btree ("email");--> statement-breakpoint
CREATE INDEX "district_schools_district_id_idx" ON "district_schools" USING btree ("district_id");--> statement-breakpoint
CREATE INDEX "comment_phrases_teacher_idx" ON "comment_phrases" USING btree ("teacher_id","id");--> statement-breakpoint
CREATE INDEX "feedback_advice_round_id_idx" ON "feedback_advice" USING btree ("round_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "feedback_rounds_writing_key" ON "feedback_rounds" USING btree ("writing_id","number");--> statement-breakpoint
CREATE UNIQUE INDEX "teacher_marks_key" ON "teacher_marks" USING btree ("writing_id","version","teacher_id","criterion");--> statement-breakpoint
CREATE INDEX "teacher_marks_teacher_idx" ON "teacher_marks" USING btree ("teacher_id","writing_id");--> statement-breakpoint
CREATE INDEX "teacher_marks_round_idx" ON "teacher_marks" USING btree ("round_id");--> statement-breakpoint
CREATE UNIQUE INDEX "jobs_key" ON "queue"."jobs" USING btree ("name","key") WHERE failed_at is null;--> statement-breakpoint
CREATE INDEX "jobs_run_at" ON "queue"."jobs" USING btree ("run_at") WHERE failed_at is null;--> statement-breakpoint
CREATE INDEX "jobs_owner" ON "queue"."jobs" USING btree ("owner") WHERE failed_at is null;--> statement-breakpoint
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
CREATE INDEX "lti_members_user_id_idx" ON "lti_members" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "lti_platforms_organisation_id_idx" ON "lti_platforms" USING btree ("organisation_id");--> statement-breakpoint
CREATE INDEX "emails_user_id_idx" ON "emails" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "emails_created_at_idx" ON "emails" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "emails_dedupe_key" ON "emails" USING btree ("user_id","dedupe_key");--> statement-breakpoint
CREATE INDEX "notifications_user_id_idx" ON "notifications" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "notifications_created_at_idx" ON "notifications" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "notifications_child_id_idx" ON "notifications" USING btree ("child_id");--> statement-breakpoint
CREATE UNIQUE INDEX "notifications_dedupe_key" ON "notifications" USING btree ("user_id","dedupe_key");--> statement-breakpoint
CREATE INDEX "organisation_members_organisation_id_idx" ON "organisation_members" USING btree ("organisation_id");--> statement-breakpoint
CREATE UNIQUE INDEX "school_invitations_key" ON "school_invitations" USING btree ("organisation_id","email");--> statement-breakpoint
CREATE INDEX "school_invitations_user_id_idx" ON "school_invitations" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "passkey_challenges_session_id_idx" ON "passkey_challenges" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "passkeys_user_id_idx" ON "passkeys" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "activity_reports_key" ON "activity_reports" USING btree ("teacher_id","student_id","target_type","target_id","start_date","end_date");--> statement-breakpoint
CREATE INDEX "activity_reports_teacher_id_idx" ON "activity_reports" USING btree ("teacher_id","id");--> statement-breakpoint
CREATE INDEX "activity_reports_student_id_idx" ON "activity_reports" USING btree ("student_id");--> statement-breakpoint
CREATE INDEX "activity_reports_shared_idx" ON "activity_reports" USING btree ("target_id") WHERE "activity_reports"."shared_at" is not null;--> statement-breakpoint
CREATE INDEX "roster_class_teachers_teacher_id_idx" ON "roster_class_teachers" USING btree ("teacher_id");--> statement-breakpoint
CREATE INDEX "roster_classes_course_id_idx" ON "roster_classes" USING btree ("course_id");--> statement-breakpoint
CREATE INDEX "roster_people_user_id_idx" ON "roster_people" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "roster_people_email_idx" ON "roster_people" USING btree ("organisation_id","email");--> statement-breakpoint
CREATE INDEX "roster_runs_organisation_id_idx" ON "roster_runs" USING btree ("organisation_id","id");--> statement-breakpoint
CREATE INDEX "archived_students_student_id_idx" ON "archived_students" USING btree ("student_id");--> statement-breakpoint
CREATE INDEX "year_rollover_courses_course_id_idx" ON "year_rollover_courses" USING btree ("course_id");--> statement-breakpoint
CREATE INDEX "year_rollover_leavers_student_id_idx" ON "year_rollover_leavers" USING btree ("student_id");--> statement-breakpoint
CREATE INDEX "year_rollover_students_student_id_idx" ON "year_rollover_students" USING btree ("student_id");--> statement-breakpoint
CREATE INDEX "year_rollovers_organisation_id_idx" ON "year_rollovers" USING btree ("organisation_id","done_at");--> statement-breakpoint
CREATE INDEX "sessions_user_id_idx" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_sign_on_id_idx" ON "sessions" USING btree ("sign_on_id");--> statement-breakpoint
CREATE INDEX "sessions_lti_identity_id_idx" ON "sessions" USING btree ("lti_identity_id");--> statement-breakpoint
CREATE INDEX "sessions_class_sign_in_id_idx" ON "sessions" USING btree ("class_sign_in_id");--> statement-breakpoint
CREATE INDEX "school_domains_organisation_id_idx" ON "school_domains" USING btree ("organisation_id");--> statement-breakpoint
CREATE INDEX "sign_on_attempts_connection_id_idx" ON "sign_on_attempts" USING btree ("connection_id");--> statement-breakpoint
CREATE INDEX "sign_on_attempts_user_id_idx" ON "sign_on_attempts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sign_on_connections_organisation_id_idx" ON "sign_on_connections" USING btree ("organisation_id");--> statement-breakpoint
CREATE UNIQUE INDEX "sign_on_identities_issuer_subject_key" ON "sign_on_identities" USING btree ("issuer","subject");--> statement-breakpoint
CREATE INDEX "sign_on_identities_user_id_idx" ON "sign_on_identities" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sign_on_identities_organisation_id_idx" ON "sign_on_identities" USING btree ("organisation_id");--> statement-breakpoint
CREATE INDEX "sign_on_links_connection_id_idx" ON "sign_on_links" USING btree ("connection_id");--> statement-breakpoint
CREATE INDEX "sign_on_links_user_id_idx" ON "sign_on_links" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "work_counts_student_id_idx" ON "work_counts" USING btree ("student_id");--> statement-breakpoint
CREATE INDEX "writing_logs_writing_id_idx" ON "writing_logs" USING btree ("writing_id","id");--> statement-breakpoint
CREATE INDEX "writing_reviews_writing_id_idx" ON "writing_reviews" USING btree ("writing_id","id");--> statement-breakpoint
CREATE INDEX "writing_revisions_writing_id_idx" ON "writing_revisions" USING btree ("writing_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "writings_assignment_key" ON "writings" USING btree ("student_id","activity_id",coalesce("course_id", 0),coalesce("challenge_id", 0)) WHERE "writings"."activity_id" is not null and ("writings"."course_id" is not null or "writings"."challenge_id" is not null);--> statement-breakpoint
CREATE INDEX "writings_student_idx" ON "writings" USING btree ("student_id","updated_at","id","status","course_id","challenge_id","title","due_date");--> statement-breakpoint
CREATE INDEX "writings_activity_idx" ON "writings" USING btree ("activity_id","teacher_id","due_date" DESC NULLS LAST,"student_id","status");--> statement-breakpoint
CREATE INDEX "writings_unchecked_idx" ON "writings" USING btree ("id") WHERE "writings"."version" <> "writings"."checked_version";--> statement-breakpoint
CREATE INDEX "writings_course_idx" ON "writings" USING btree ("course_id","status","id");--> statement-breakpoint
CREATE INDEX "writings_challenge_idx" ON "writings" USING btree ("challenge_id","status");--> statement-breakpoint
CREATE INDEX "writings_teacher_recent_idx" ON "writings" USING btree ("teacher_id","updated_at","id","student_id","status","activity_id","course_id","challenge_id");--> statement-breakpoint
CREATE INDEX "writings_teacher_due_idx" ON "writings" USING btree ("teacher_id","due_date" DESC NULLS LAST,"id" DESC NULLS FIRST,"student_id","status");--> statement-breakpoint
CREATE INDEX "writings_teacher_score_idx" ON "writings" USING btree ("teacher_id",coalesce("teacher_scoring", "ai_scoring") desc nulls last,"id" DESC NULLS FIRST,"student_id","status");--> statement-breakpoint
CREATE INDEX "writings_to_review_idx" ON "writings" USING btree ("teacher_id","completed_at","id","student_id","times_returned","course_id") WHERE "writings"."status" = 'completed' and ("writings"."reviewed_at" is null or "writings"."reviewed_at" < "writings"."completed_at");--> statement-breakpoint
CREATE INDEX "writings_unfinished_idx" ON "writings" USING btree ("teacher_id","due_date","student_id") WHERE "writings"."status" <> 'completed';--> statement-breakpoint
CREATE INDEX "writings_teacher_student_idx" ON "writings" USING btree ("teacher_id","student_id","status","completed_at" DESC NULLS LAST,"id" DESC NULLS FIRST,"due_date");--> statement-breakpoint
CREATE INDEX "writings_marked_idx" ON "writings" USING btree ("teacher_id","student_id","completed_at" DESC NULLS LAST,"id" DESC NULLS FIRST,"ai_scoring","version","course_id") WHERE "writings"."status" = 'completed' and ("writings"."ai_scoring" is not null or "writings"."approved_version" is not null);
--> statement-breakpoint
-- A score counts once the piece is completed; a teacher's goes before the coach's.
CREATE FUNCTION "counted_score"("status" "writing_status", "teacher_scoring" real, "ai_scoring" real) RETURNS double precision
LANGUAGE sql IMMUTABLE AS $$ SELECT CASE WHEN "status" = 'completed' THEN coalesce("teacher_scoring", "ai_scoring")::double precision END $$;--> statement-breakpoint
CREATE FUNCTION "score_band"("score" double precision) RETURNS smallint
LANGUAGE sql IMMUTABLE AS $$ SELECT coalesce(width_bucket("score", ARRAY[60.5, 70.5, 80.5, 90.5]::double precision[]), -1)::smallint $$;--> statement-breakpoint
CREATE FUNCTION "add_work"("teacher" integer, "student" integer, "standing" "writing_status", "band" smallint, "pieces" bigint, "points" double precision) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
	-- A person who is deleted takes the counts along, perhaps before the writings: nothing is taken from nothing.
	IF pieces < 0 THEN
		UPDATE work_counts SET total = total + pieces, score_sum = score_sum + points
		WHERE teacher_id = teacher AND student_id = student AND status = standing AND score_band = band;
	ELSE
		INSERT INTO work_counts AS c (teacher_id, student_id, status, score_band, total, score_sum)
		VALUES (teacher, student, standing, band, pieces, points)
		ON CONFLICT ON CONSTRAINT work_counts_teacher_id_student_id_status_score_band_pk
		DO UPDATE SET total = c.total + excluded.total, score_sum = c.score_sum + excluded.score_sum;
	END IF;
END $$;--> statement-breakpoint
-- A statement that changes several counts takes them in the order of their key, so that no two wait for each other.
CREATE FUNCTION "count_added_work"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM add_work(teacher_id, student_id, status, band, count(*), coalesce(sum(score), 0))
	FROM added, LATERAL (SELECT counted_score(status, teacher_scoring, ai_scoring) AS score) s, LATERAL (SELECT score_band(score) AS band) b
	WHERE teacher_id IS NOT NULL
	GROUP BY teacher_id, student_id, status, band ORDER BY teacher_id, student_id, status, band;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "count_removed_work"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM add_work(teacher_id, student_id, status, band, -count(*), -coalesce(sum(score), 0))
	FROM removed, LATERAL (SELECT counted_score(status, teacher_scoring, ai_scoring) AS score) s, LATERAL (SELECT score_band(score) AS band) b
	WHERE teacher_id IS NOT NULL
	GROUP BY teacher_id, student_id, status, band ORDER BY teacher_id, student_id, status, band;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "count_moved_work"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM add_work(teacher_id, student_id, status, score_band(score), pieces, pieces * coalesce(score, 0))
	FROM (VALUES
		(OLD.teacher_id, OLD.student_id, OLD.status, counted_score(OLD.status, OLD.teacher_scoring, OLD.ai_scoring), -1),
		(NEW.teacher_id, NEW.student_id, NEW.status, counted_score(NEW.status, NEW.teacher_scoring, NEW.ai_scoring), 1)
	) moved (teacher_id, student_id, status, score, pieces)
	WHERE teacher_id IS NOT NULL
	ORDER BY teacher_id, student_id, status, score_band(score);
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "writings_count_added" AFTER INSERT ON "writings" REFERENCING NEW TABLE AS added
FOR EACH STATEMENT EXECUTE FUNCTION "count_added_work"();--> statement-breakpoint
CREATE TRIGGER "writings_count_removed" AFTER DELETE ON "writings" REFERENCING OLD TABLE AS removed
FOR EACH STATEMENT EXECUTE FUNCTION "count_removed_work"();--> statement-breakpoint
-- A save of a text moves nothing and costs nothing here.
CREATE TRIGGER "writings_count_moved" AFTER UPDATE ON "writings" FOR EACH ROW
WHEN ((OLD.teacher_id, OLD.student_id, OLD.status, OLD.teacher_scoring, OLD.ai_scoring)
	IS DISTINCT FROM (NEW.teacher_id, NEW.student_id, NEW.status, NEW.teacher_scoring, NEW.ai_scoring))
EXECUTE FUNCTION "count_moved_work"();--> statement-breakpoint
-- The record of who did what is added to and nothing else. An entry is linked into its chain once; old ones go by
-- forget_audit_before alone.
-- Entries are kept for 730 days; clocks may differ by one.
CREATE FUNCTION "audit_kept_since"() RETURNS timestamp with time zone LANGUAGE sql STABLE AS $$
	SELECT now() - interval '729 days'
$$;--> statement-breakpoint
CREATE FUNCTION "keep_audit"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'UPDATE' AND OLD.seq IS NULL AND NEW.seq IS NOT NULL
		AND (OLD.id, OLD.created_at, OLD.organisation_id, OLD.actor_id, OLD.actor_role, OLD.kind, OLD.action, OLD.student_id,
			OLD.object_type, OLD.object_id, OLD.request_id, OLD.address)
		IS NOT DISTINCT FROM (NEW.id, NEW.created_at, NEW.organisation_id, NEW.actor_id, NEW.actor_role, NEW.kind, NEW.action,
			NEW.student_id, NEW.object_type, NEW.object_id, NEW.request_id, NEW.address)
	THEN
		RETURN NEW;
	END IF;
	IF TG_OP = 'DELETE' AND current_setting('inkling.forgets_audit', true) = 'on' AND OLD.created_at < audit_kept_since() THEN
		RETURN OLD;
	END IF;
	IF TG_OP = 'INSERT' AND NEW.seq IS NULL AND NEW.previous_hash IS NULL AND NEW.hash IS NULL THEN
		RETURN NEW;
	END IF;
	RAISE EXCEPTION 'the record of who did what is never changed';
END $$;--> statement-breakpoint
CREATE TRIGGER "audit_entries_keep" BEFORE INSERT OR UPDATE OR DELETE ON "audit_entries" FOR EACH ROW EXECUTE FUNCTION "keep_audit"();--> statement-breakpoint
CREATE TRIGGER "audit_entries_keep_all" BEFORE TRUNCATE ON "audit_entries" FOR EACH STATEMENT EXECUTE FUNCTION "keep_audit"();--> statement-breakpoint
-- A chain only grows at its end; it begins later only when the entries before are gone.
CREATE FUNCTION "keep_audit_chain"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'UPDATE' AND NEW.chain = OLD.chain
		AND (NEW.last_seq > OLD.last_seq OR (NEW.last_seq, NEW.last_hash) = (OLD.last_seq, OLD.last_hash))
		AND ((NEW.first_seq, NEW.first_previous_hash) = (OLD.first_seq, OLD.first_previous_hash)
			OR current_setting('inkling.forgets_audit', true) = 'on'
			AND NEW.first_seq > OLD.first_seq AND NEW.first_seq <= NEW.last_seq + 1
			AND NOT EXISTS (SELECT FROM audit_entries
				WHERE coalesce(organisation_id, 0) = OLD.chain AND seq IS NOT NULL AND seq < NEW.first_seq))
	THEN
		RETURN NEW;
	END IF;
	RAISE EXCEPTION 'the end of a chain is never taken back';
END $$;--> statement-breakpoint
CREATE TRIGGER "audit_chains_keep" BEFORE UPDATE OR DELETE ON "audit_chains" FOR EACH ROW EXECUTE FUNCTION "keep_audit_chain"();--> statement-breakpoint
CREATE TRIGGER "audit_chains_keep_all" BEFORE TRUNCATE ON "audit_chains" FOR EACH STATEMENT EXECUTE FUNCTION "keep_audit_chain"();--> statement-breakpoint
-- Chains lose their oldest entries and remember where they begin since.
CREATE FUNCTION "forget_audit_before"("moment" timestamp with time zone) RETURNS bigint LANGUAGE plpgsql AS $$
DECLARE
	kept record;
	gone bigint := 0;
	deleted bigint;
	cut bigint;
BEGIN
	IF moment > audit_kept_since() THEN
		RAISE EXCEPTION 'the record of who did what is kept longer than that';
	END IF;
	PERFORM set_config('inkling.forgets_audit', 'on', true);
	FOR kept IN SELECT * FROM audit_chains ORDER BY chain FOR UPDATE LOOP
		SELECT coalesce(min(seq), kept.last_seq + 1) INTO cut FROM audit_entries
		WHERE coalesce(organisation_id, 0) = kept.chain AND seq IS NOT NULL AND created_at >= moment;
		DELETE FROM audit_entries
		WHERE coalesce(organisation_id, 0) = kept.chain AND seq IS NOT NULL AND seq < cut;
		GET DIAGNOSTICS deleted = ROW_COUNT;
		gone := gone + deleted;
		UPDATE audit_chains SET first_seq = cut, first_previous_hash = coalesce(
			(SELECT previous_hash FROM audit_entries WHERE coalesce(organisation_id, 0) = kept.chain AND seq = cut), kept.last_hash)
		WHERE chain = kept.chain AND deleted > 0;
	END LOOP;
	PERFORM set_config('inkling.forgets_audit', '', true);
	RETURN gone;
END $$;
