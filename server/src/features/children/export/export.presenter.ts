import type { UserRow } from '../../../db/schema/index.ts';
import { achievementRules } from '../../achievements/index.ts';
import type { listWritingReads } from '../../audit/index.ts';
import { fileUrl } from '../../files/index.ts';
import type { AllDataOfChild } from '../privacy/all-data-of-child.queries.ts';
import type { ChildWork } from './child-work.queries.ts';
import { omitUnapprovedFeedback } from './omit-unapproved-feedback.ts';
import { standingFeedback } from './standing-feedback.ts';

/** All that is read for one download. */
export interface ChildExport {
  child: UserRow;
  work: ChildWork;
  about: AllDataOfChild;
  views: Awaited<ReturnType<typeof listWritingReads>>;
  /** Before the addresses of files: a download is read elsewhere. */
  publicUrl: string;
}

/** The rows of each writing. */
const gather = <Row>(rows: Row[], writingId: (row: Row) => number): ((id: number) => Row[]) => {
  const found = new Map<number, Row[]>();
  for (const row of rows) {
    const id = writingId(row);
    const mine = found.get(id);
    if (mine) mine.push(row);
    else found.set(id, [row]);
  }
  return (id) => found.get(id) ?? [];
};

/** The fingerprints of password and pictures and the secret of emailed links open things; they say nothing about a child. */
const presentProfile = ({ child, about, publicUrl }: ChildExport) => {
  const {
    password_hash: _,
    pictures_hash: ____,
    unsubscribe_token: __,
    consent_at,
    consent_text,
    avatar_id,
    parent_id: ___,
    ...profile
  } = child;
  const avatar = about.files.find(({ id }) => id === avatar_id);
  return {
    profile: { ...profile, avatar: avatar ? publicUrl + fileUrl(avatar) : null },
    consent: { given_at: consent_at, words: consent_text },
  };
};

/** Every writing with its steps, drafts, chat, feedback, times and reviews, oldest first. */
export const presentWork = ({ work, views }: ChildExport) => {
  const revisions = gather(work.revisions, ({ writing_id }) => writing_id);
  const logs = gather(work.logs, ({ writing_id }) => writing_id);
  const messages = gather(work.messages, ({ writing_id }) => writing_id);
  const cards = gather(work.cards, ({ writing_id }) => writing_id);
  const feedback = gather(work.feedback, ({ writing_id }) => writing_id);
  const rounds = gather(work.rounds, ({ writing_id }) => writing_id);
  const advice = gather(work.advice, ({ writing_id }) => writing_id);
  const teacherMarks = gather(work.teacherMarks, ({ mark }) => mark.writing_id);
  const reviews = gather(work.reviews, ({ review }) => review.writing_id);
  const opened = gather(views, ({ writing }) => writing.id);
  const present = (row: ChildWork['writings'][number]) => {
    const { writing: _, next_step, held_criteria: __, ...names } = row;
    const { writing, feedback: said } = omitUnapprovedFeedback(row, {
      next_step,
      criteria: feedback(row.writing.id).map(({ item }) => item),
      rounds: rounds(row.writing.id),
      advice: advice(row.writing.id).map((each) => each.advice),
    });
    const given = teacherMarks(writing.id).map(({ mark }) => mark);
    return { ...writing, ...names, feedback: standingFeedback(writing, said, given) };
  };
  return work.writings.map(present).map((writing) => ({
    ...writing,
    earlier_drafts: revisions(writing.id),
    time_spent: logs(writing.id),
    chat: messages(writing.id).map(({ message }) => message),
    idea_cards: cards(writing.id).flatMap((kept) => kept.cards),
    teacher_marks: teacherMarks(writing.id).map(({ mark, teacher }) => ({ ...mark, teacher })),
    reviews: reviews(writing.id).map(({ review, reviewer }) => ({ ...review, reviewer })),
    opened_by: opened(writing.id).map(({ created_at, viewer }) => ({ at: created_at, viewer })),
  }));
};

export const presentUnlocks = ({ about }: ChildExport) =>
  about.unlocks.map(({ rule_id, unlocked_at }) => {
    const rule = achievementRules.find(({ id }) => id === rule_id);
    return { name: rule?.name ?? '', description: rule?.description ?? '', unlocked_at };
  });

export const presentEverything = (kept: ChildExport, exportedAt: Date) => {
  const { unlocks: _, reports, alerts, files, ...about } = kept.about;
  return {
    exported_at: exportedAt,
    ...presentProfile(kept),
    writings: presentWork(kept),
    achievements: presentUnlocks(kept),
    reports: reports.map(({ report, teacher }) => ({ ...report, teacher })),
    alerts: alerts.map(({ alert, answers }) => ({ ...alert, answers })),
    files: files.map(({ signed_id, ...file }) => ({
      ...file,
      url: kept.publicUrl + fileUrl({ signed_id, ...file }),
    })),
    ...about,
  };
};
