import type { Step, StepEntry } from '@inkling/contract';

export interface DraftContent {
  data: StepEntry[];
  content: string;
}

export interface SentDraft {
  data: StepEntry[];
  content?: string | undefined;
  /** The child emptied something on purpose. */
  cleared?: boolean | undefined;
}

export interface MergedDraft extends DraftContent {
  /** Whether text gave way to nothing. */
  hasCleared: boolean;
}

const textOfEntry = ({ content }: StepEntry): string =>
  typeof content === 'string'
    ? content
    : content.map((answer) => [answer.content].flat().join('\n')).join('\n');

const isBlank = (text: string): boolean => text.trim() === '';

export const hasWords = (entries: StepEntry[]): boolean =>
  entries.some((entry) => !isBlank(textOfEntry(entry)));

const lastFreeWriting = (data: StepEntry[]): string | undefined => {
  const entry = data.findLast(({ type }) => type === 'freeWriting');
  return entry && textOfEntry(entry);
};

/** All the words of a child in one text: answers and drafts, the content only where it is not one of them. */
export const draftTextOf = ({ data, content }: DraftContent): string =>
  [...data.map(textOfEntry), ...(lastFreeWriting(data) === content ? [] : [content])].join('\n').trim();

/** Entries of the writing's own steps; whatever else is sent or stored would only grow. Work whose activity is gone has the steps it had. */
export const entriesOfOwnSteps = (
  entries: StepEntry[],
  own: { steps: readonly Pick<Step, 'id'>[]; stored: readonly StepEntry[] },
): StepEntry[] => {
  const ids = new Set((own.steps.length > 0 ? own.steps : own.stored).map(({ id }) => id));
  return entries.filter(({ id, type }) => type === 'completed' || ids.has(id));
};

/** Lays what was sent over what is stored. Nothing empty replaces text, and nothing left out removes it, unless it was cleared. */
export const mergeStepEntries = (stored: DraftContent, sent: SentDraft): MergedDraft => {
  let hasCleared = false;
  const give = <T>(before: string, after: string, values: { before: T; after: T }): T => {
    if (!isBlank(after) || isBlank(before)) return values.after;
    if (!sent.cleared) return values.before;
    hasCleared = true;
    return values.after;
  };
  const sentById = new Map(
    sent.data.filter(({ type }) => type !== 'completed').map((entry) => [entry.id, entry]),
  );
  const kept = stored.data.map((before) => {
    const after = sentById.get(before.id);
    sentById.delete(before.id);
    return after ? give(textOfEntry(before), textOfEntry(after), { before, after }) : before;
  });
  const data = [...kept, ...sentById.values()];
  const after = sent.content ?? lastFreeWriting(data) ?? stored.content;
  const content = give(stored.content, after, { before: stored.content, after });
  return { data, content, hasCleared };
};

/** Puts an earlier draft back; steps it did not know stay as they are. */
export const restoreEntries = (stored: DraftContent, earlier: DraftContent): DraftContent => {
  const earlierIds = new Set(earlier.data.map(({ id }) => id));
  return {
    data: [...earlier.data, ...stored.data.filter(({ id }) => !earlierIds.has(id))].filter(
      ({ type }) => type !== 'completed',
    ),
    content: earlier.content,
  };
};
