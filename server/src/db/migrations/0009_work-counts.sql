CREATE TABLE "work_counts" (
	"teacher_id" integer NOT NULL,
	"student_id" integer NOT NULL,
	"status" "writing_status" NOT NULL,
	"score_band" smallint NOT NULL,
	"total" integer NOT NULL,
	"scores" double precision NOT NULL,
	CONSTRAINT "work_counts_teacher_id_student_id_status_score_band_pk" PRIMARY KEY("teacher_id","student_id","status","score_band")
);
--> statement-breakpoint
DROP INDEX "writings_teacher_figures_idx";--> statement-breakpoint
DROP INDEX "writings_activity_idx";--> statement-breakpoint
DROP INDEX "writings_teacher_recent_idx";--> statement-breakpoint
ALTER TABLE "work_counts" ADD CONSTRAINT "work_counts_teacher_id_users_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_counts" ADD CONSTRAINT "work_counts_student_id_users_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "work_counts_student_id_idx" ON "work_counts" USING btree ("student_id");--> statement-breakpoint
CREATE INDEX "writings_teacher_due_idx" ON "writings" USING btree ("teacher_id","due_date" DESC NULLS LAST,"id" DESC NULLS FIRST,"student_id","status");--> statement-breakpoint
CREATE INDEX "writings_teacher_score_idx" ON "writings" USING btree ("teacher_id",coalesce("teacher_scoring", "ai_scoring") desc nulls last,"id" DESC NULLS FIRST,"student_id","status");--> statement-breakpoint
CREATE INDEX "writings_teacher_student_idx" ON "writings" USING btree ("teacher_id","student_id","status","completed_at" DESC NULLS LAST,"id" DESC NULLS FIRST,"due_date");--> statement-breakpoint
CREATE INDEX "writings_activity_idx" ON "writings" USING btree ("activity_id","due_date" DESC NULLS LAST,"teacher_id","student_id","status");--> statement-breakpoint
CREATE INDEX "writings_teacher_recent_idx" ON "writings" USING btree ("teacher_id","updated_at","id","student_id","status","activity_id","course_id","challenge_id");--> statement-breakpoint
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
		UPDATE work_counts SET total = total + pieces, scores = scores + points
		WHERE teacher_id = teacher AND student_id = student AND status = standing AND score_band = band;
	ELSE
		INSERT INTO work_counts AS c (teacher_id, student_id, status, score_band, total, scores)
		VALUES (teacher, student, standing, band, pieces, points)
		ON CONFLICT ON CONSTRAINT work_counts_teacher_id_student_id_status_score_band_pk
		DO UPDATE SET total = c.total + excluded.total, scores = c.scores + excluded.scores;
	END IF;
END $$;--> statement-breakpoint
-- Whoever changes several counts takes them in the order of their key, so that no two wait for each other.
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
INSERT INTO "work_counts" ("teacher_id", "student_id", "status", "score_band", "total", "scores")
SELECT teacher_id, student_id, status, score_band(score), count(*), coalesce(sum(score), 0)
FROM writings, LATERAL (SELECT counted_score(status, teacher_scoring, ai_scoring) AS score) s
WHERE teacher_id IS NOT NULL
GROUP BY teacher_id, student_id, status, score_band(score);
