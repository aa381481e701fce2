import { type FormAnswer, type StepEntry, stepTypes } from '@inkling/contract';

/** What is on this device and not yet known to be on the server. */
export interface UnsyncedDraft {
  data: StepEntry[];
  /** The server's version this was typed on, and what it said. */
  version: number;
  base: StepEntry[];
  /** Fingerprints of what was sent without hearing back. */
  sent: string[];
  /** The child emptied something on purpose. */
  cleared: boolean;
}

/** A change to the draft under way beside its feedback, and the draft it began with. */
export interface DraftBesideFeedback {
  text: string;
  base: string;
}

/**
 * What this device kept may be from an older release, or broken: it is read part by part, and `null` says that it
 * cannot be. By hand, because the writing screen does without zod.
 */
type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isText = (value: unknown): value is string => typeof value === 'string';

/** Every item read, or nothing: half a draft would pass for a whole one. */
const readAll = <T>(value: unknown, read: (item: unknown) => T | null): T[] | null => {
  if (!Array.isArray(value)) return null;
  const items = value.map(read);
  return items.every((item) => item !== null) ? items : null;
};

const readAnswer = (value: unknown): FormAnswer | null => {
  if (!isFields(value)) return null;
  const { field, title = field, content = '', placeholder = '' } = value;
  if (!isText(field) || !isText(title) || !isText(placeholder)) return null;
  if (isText(content)) return { field, title, content, placeholder };
  return Array.isArray(content) && content.every(isText) ? { field, title, content, placeholder } : null;
};

const readEntry = (value: unknown): StepEntry | null => {
  if (!isFields(value)) return null;
  const { id, title = '', content = '' } = value;
  const type = stepTypes.find((known) => known === value.type);
  if (!isText(id) || !isText(title) || !type) return null;
  if (isText(content)) return { id, title, type, content };
  const answers = readAll(content, readAnswer);
  return answers && { id, title, type, content: answers };
};

/** Without knowing what it was typed on, the server sees a conflict, and the child chooses: nothing is lost. */
export const parseUnsyncedDraft = (value: unknown): UnsyncedDraft | null => {
  if (!isFields(value)) return null;
  const data = readAll(value.data, readEntry);
  if (!data) return null;
  const { version, sent, cleared } = value;
  return {
    data,
    version: typeof version === 'number' && Number.isInteger(version) ? version : 0,
    base: readAll(value.base, readEntry) ?? [],
    sent: Array.isArray(sent) ? sent.filter(isText) : [],
    cleared: cleared === true,
  };
};

/** What stands under one key; an empty one says that everything is on the server. */
export type ParsedLocalDraft =
  | { kind: 'empty' }
  | { kind: 'draft'; draft: UnsyncedDraft }
  | { kind: 'unreadable' };

export const parseLocalDraft = (value: unknown): ParsedLocalDraft => {
  if (value === undefined || value === null) return { kind: 'empty' };
  if (!isFields(value) || !('draft' in value)) return { kind: 'unreadable' };
  if (value.draft === null) return { kind: 'empty' };
  const draft = parseUnsyncedDraft(value.draft);
  return draft ? { kind: 'draft', draft } : { kind: 'unreadable' };
};

export const parseDraftBesideFeedback = (value: unknown): DraftBesideFeedback | undefined => {
  if (!isFields(value)) return undefined;
  const { text, base } = value;
  // Without the draft it began with, it counts as a change to an empty one.
  return isText(text) ? { text, base: isText(base) ? base : '' } : undefined;
};

/** A copy that is cut off or not ours is handed on as the text it is. */
export const parseLocalText = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};
