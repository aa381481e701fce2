import {
  type CheckedInput,
  type Marking,
  type NewTeacherMark,
  overallScoreByTeacher,
  type teacherMarks,
} from '@inkling/contract';
import type { Db } from '../../db/connect.ts';
import type { WritingRow } from '../../db/schema/index.ts';
import type { Deps } from '../../deps.ts';
import { conflict, invalid, notFound } from '../../http/app-error.ts';
import type { Caller } from '../../http/caller.ts';
import { mayStillMarkBlind } from '../blind-marking/index.ts';
import { findDraftWithTask } from '../coach-marking/index.ts';
import {
  lockReviewableWriting,
  recordTeacherScore,
  whyReviewIsRefused,
  withdrawTeacherScore,
} from '../reviews/index.ts';
import { markingScale } from './marking-scale.ts';
import { readMarking } from './read-marking.ts';
import { findRoundOfText, listOwnMarks, takeMarksBack, upsertTeacherMarks } from './teacher-marks.queries.ts';

type Body = CheckedInput<typeof teacherMarks.saveTeacherMarks>['body'];
type Scale = ReturnType<typeof markingScale>;

const maximumOf = ({ criterion, mark }: NewTeacherMark, { criteria }: Scale): number => {
  const found = criteria.find((each) => each.criterion === criterion);
  if (!found) throw invalid('marks', 'This writing is not marked on that.');
  if (mark > found.maximum) throw invalid('marks', `Please give a mark from 0 to ${found.maximum}.`);
  return found.maximum;
};

/** Stores the marks beside the coach's; returns the overall that follows from all that this teacher's come to. */
const storeMarks = async (
  deps: Pick<Deps, 'clock'>,
  tx: Db,
  { teacher, writing, body, scale }: { teacher: Caller; writing: WritingRow; body: Body; scale: Scale },
): Promise<number | null> => {
  const now = deps.clock.now();
  const own = { writingId: writing.id, version: writing.version, teacherId: teacher.id };
  const round = await findRoundOfText(tx, writing);
  const isBlind = await mayStillMarkBlind(tx, own);
  const rows = body.marks.map((each) => ({
    writing_id: writing.id,
    version: writing.version,
    round_id: round?.id ?? null,
    teacher_id: teacher.id,
    criterion: each.criterion,
    mark: each.mark,
    maximum: maximumOf(each, scale),
    blind_mark: isBlind ? each.mark : null,
    reason: each.reason || null,
    created_at: now,
    updated_at: now,
  }));
  await upsertTeacherMarks(tx, rows);
  await takeMarksBack(tx, own, { taken_back: body.taken_back, now });
  const marks = (await listOwnMarks(tx, own)).filter(({ taken_back_at }) => taken_back_at === null);
  if (marks.length === 0) return null;
  return overallScoreByTeacher({ marks, coach: round ?? { marks: [], overall: null }, scale });
};

/** A teacher's own marks on finished work: kept beside the coach's or taken back, and the score follows them. */
export const saveTeacherMarks = (
  deps: Pick<Deps, 'clock' | 'config' | 'db' | 'queue'>,
  teacher: Caller,
  { writingId, body }: { writingId: number; body: Body },
): Promise<Marking> =>
  deps.db.transaction(async (tx) => {
    const writing = await lockReviewableWriting(tx, teacher, writingId);
    const draft = writing && (await findDraftWithTask(tx, writingId));
    if (!writing || !draft) throw notFound('This writing');
    const refused = whyReviewIsRefused('score', writing, teacher);
    if (refused) throw conflict(refused);
    if (body.version !== writing.version)
      throw conflict('This work was handed in again since you opened it. Please open it again.');
    const overall = await storeMarks(deps, tx, { teacher, writing, body, scale: markingScale(draft) });
    if (overall === null && body.taken_back.length > 0)
      await withdrawTeacherScore(deps, tx, { teacher, writing });
    else await recordTeacherScore(deps, tx, { teacher, writing, score: overall });
    return readMarking(tx, { writingId, teacherId: teacher.id });
  });
