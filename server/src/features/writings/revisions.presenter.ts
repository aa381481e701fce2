import type { Revision } from '@inkling/contract';
import type { listRevisions } from './revisions.queries.ts';

type RevisionRow = Awaited<ReturnType<typeof listRevisions>>[number];

const previewLength = 160;

export const presentRevision = (row: RevisionRow): Revision => ({
  id: row.id,
  created_at: row.created_at.toISOString(),
  updated_at: row.updated_at.toISOString(),
  version: row.version,
  reason: row.reason,
  word_count: row.word_count,
  preview: row.preview.slice(0, previewLength),
});
