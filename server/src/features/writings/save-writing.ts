import { type CheckedInput, countWords, limits, type Writing, type writings } from '@inkling/contract';
import { inTransactionIfAuditWriteIsPending } from '../../db/audit-in-same-transaction.ts';
import type { Deps } from '../../deps.ts';
import { conflict, invalid, notFound } from '../../http/app-error.ts';
import type { Caller } from '../../http/caller.ts';
import type { WritingDeps } from './begin-assigned-writing.ts';
import { beginAssignedWriting } from './begin-assigned-writing.ts';
import {
  type DraftContent,
  draftTextOf,
  entriesOfOwnSteps,
  hasWords,
  type MergedDraft,
  mergeStepEntries,
} from './merge-step-entries.ts';
import { isSameDraft, revisionReasonFor } from './revision-reason.ts';
import { insertRevision } from './revisions.queries.ts';
import { type WrittenDraft, writeDraft } from './save-writing.queries.ts';
import { findWritingToSave, type WritingDetail } from './writing-detail.queries.ts';
import { writingPermissions } from './writings.policy.ts';
import { presentWriting } from './writings.presenter.ts';

type Sent = CheckedInput<typeof writings.saveWriting>['body'];

const words = {
  completed: 'This writing is completed and can no longer be changed.',
  changedElsewhere:
    'This writing was changed somewhere else. Both texts are kept: choose which one to go on with.',
};

/** How often a save without a version looks again after losing a race. */
const mostTries = 5;

export const saveWriting = async (
  deps: WritingDeps,
  caller: Caller,
  save: { id: number; body: Sent },
): Promise<Writing> => {
  for (let tries = 0; tries < mostTries; tries += 1) {
    const stored = await findStored(deps, caller, save.id);
    if (!writingPermissions(stored.writing, caller).write) {
      // Handed in from another device: the words of this one are nowhere else, and it deletes them after this answer.
      const { own, next } = draftAfter(stored, save.body);
      if (!isSameDraft(own, next)) await keepBeside(deps, stored, next);
      throw conflict(words.completed, { writing: presentWriting(stored, caller) });
    }
    const saved = await saveOver(deps, caller, { stored, sent: save.body });
    if (saved) return presentWriting(saved, caller);
  }
  throw new Error('save retries exhausted');
};

const findStored = async (deps: WritingDeps, caller: Caller, id: number): Promise<WritingDetail> => {
  const stored = await findWritingToSave(deps.db, caller.id, id);
  if (!stored) throw notFound('This writing');
  if (stored.writing.status !== 'pending') return stored;
  // A client that saves without having opened has begun the writing by that.
  await beginAssignedWriting(deps, caller, id);
  return findStored(deps, caller, id);
};

/** All steps together; what is too long already may still get shorter. */
const checkSize = (stored: DraftContent, next: DraftContent): void => {
  const length = draftTextOf(next).length;
  if (length <= limits.writing_characters_max || length < draftTextOf(stored).length) return;
  const most = limits.writing_characters_max.toLocaleString('en-AU');
  throw invalid(
    'data',
    `This writing is full: it can hold ${most} characters. Your last words are still on this device. Please go on in a new writing.`,
  );
};

interface NextDraft {
  /** The stored one without entries of other steps. */
  own: DraftContent;
  next: MergedDraft;
}

const draftAfter = ({ writing, activity }: WritingDetail, sent: Sent): NextDraft => {
  const steps = { steps: writing.own_steps ?? activity?.steps ?? [], stored: writing.data };
  const own = { content: writing.content, data: entriesOfOwnSteps(writing.data, steps) };
  const next = mergeStepEntries(own, { ...sent, data: entriesOfOwnSteps(sent.data, steps) });
  const dropped = writing.data.filter((entry) => !own.data.includes(entry));
  checkSize(writing, next);
  return { own, next: { ...next, hasCleared: next.hasCleared || hasWords(dropped) } };
};

/** Among the earlier drafts, where its owner finds what could not be saved. */
const keepBeside = (
  { db, clock }: Pick<Deps, 'clock' | 'db'>,
  { writing }: WritingDetail,
  next: DraftContent,
): Promise<void> => {
  const { id: writing_id, version } = writing;
  const { data, content } = next;
  return insertRevision(db, { writing_id, version, reason: 'conflict', now: clock.now(), data, content });
};

/** Writes the draft over the one that was read; null when another save was quicker. */
const saveOver = async (
  deps: Pick<Deps, 'clock' | 'db'>,
  caller: Caller,
  { stored, sent }: { stored: WritingDetail; sent: Sent },
): Promise<WritingDetail | null> => {
  const { writing, lastRevision } = stored;
  const now = deps.clock.now();
  const { own, next } = draftAfter(stored, sent);
  // Sent twice, or by an older page with the same text: there is nothing to decide.
  if (isSameDraft(own, next)) return stored;
  if (sent.version !== undefined && sent.version !== writing.version) {
    await keepBeside(deps, stored, next);
    throw conflict(words.changedElsewhere, { writing: presentWriting(stored, caller) });
  }
  const begunAt = writing.started_at ?? writing.created_at;
  const keep = revisionReasonFor({ ...writing, begunAt }, next, { last: lastRevision, now });
  const { id: writingId, version } = writing;
  const written = await inTransactionIfAuditWriteIsPending(deps.db, (tx) =>
    writeDraft(tx, { writingId, version, draft: next, keep, now }),
  );
  return written && withDraft(stored, { ...next, ...written, now });
};

/** The row as it is after the save, without reading it again. */
const withDraft = (
  stored: WritingDetail,
  { read_version, now, ...draft }: DraftContent & WrittenDraft & { now: Date },
): WritingDetail => {
  const { writing } = stored;
  const { data, content, ai_scoring, unscored } = draft;
  const statusOf = ({ status, made_from_version }: WritingDetail['items'][number]) => {
    if (content === writing.content || (status !== 'generated' && status !== 'need_refresh')) return status;
    return read_version !== null && made_from_version === read_version ? 'generated' : 'need_refresh';
  };
  return {
    ...stored,
    writing: {
      ...writing,
      data,
      content,
      ai_scoring,
      unscored,
      word_count: countWords(content),
      version: writing.version + 1,
      updated_at: now,
    },
    items: stored.items.map((item) => ({ ...item, status: statusOf(item) })),
  };
};
