import { acceptWording } from '../feedback/accept-wording.ts';
import { unscoredReason } from '../feedback/index.ts';
import { markDraft } from '../mark-draft.ts';
import { assess } from '../marking/assess.ts';
import { analyseText, type SpellingDialect, type TextAnalysis } from '../parse/index.ts';
import { checkRisk } from '../safety/index.ts';
import { openConversation, replyToChild } from '../tutor/tutor.ts';
import { createUnderstanding } from '../understanding/index.ts';
import { createErrorFinder } from '../writing-errors/create-error-finder.ts';
import type { Finding } from '../writing-errors/finding.ts';
import {
  type Conversation,
  type ThreadCall,
  type ThreadCallName,
  type ThreadCalls,
  type ThreadOptions,
  threadRoleOfCall,
} from './thread-calls.ts';

export interface ThreadCallRunner {
  /** Loads what the job needs, once per thread, so that its time is its own. */
  load(job: ThreadCall): Promise<void>;
  run(job: ThreadCall): Promise<ThreadCalls[ThreadCallName]['output']>;
}

/** With a misspelling in it, so that the lists behind suggestions are loaded too. */
const firstText = 'The first text is realy read before anyone writes one.';

/** A spell checker is made only for a child who asks for a spelling. */
const asksForSpelling = ({ history }: Conversation): boolean => /spel/i.test(history.at(-1)?.content ?? '');

const spellingOf = ({ input }: ThreadCall): SpellingDialect =>
  'spelling' in input && typeof input.spelling === 'string' ? input.spelling : 'au';

/** Does the work of a thread; error finders are made on first need, one per spelling. */
export const createThreadCallRunner = ({ engine }: Pick<ThreadOptions, 'engine'>): ThreadCallRunner => {
  const finderFor = once((spelling: SpellingDialect) => createErrorFinder({ spelling, engine }));
  const findErrors = async (text: string, analysis: TextAnalysis): Promise<Finding[]> =>
    (await finderFor(analysis.spelling)).find(text, analysis);

  const loadMarking = once(async (spelling: SpellingDialect) => {
    await markDraft({ text: firstText, type: 'narrative', year: 5 }, { spelling, findErrors });
  });
  const loadSpeller = once(async (spelling: SpellingDialect) => {
    (await finderFor(spelling)).suggest('realy');
  });

  const loadConversation = once(async (role: 'conversation') => {
    checkRisk(firstText, { source: 'child', kind: 'draft', genre: 'narrative' });
    const { classifyRisk, classifyMessage } = await understand(role);
    classifyRisk(firstText, 'chat');
    classifyMessage({ coach: firstText, child: firstText, earlier: [], cards: [] }, 'narrative');
  });
  const understand = once((_role: 'conversation') => createUnderstanding());

  const runners: Runners = {
    prepareMarking: async () => null,
    prepareConversation: async () => null,
    findErrors: async ({ text, spelling = 'au' }) => findErrors(text, analyseText(text, { spelling })),
    assess: async ({ text, genre, year, prompt, isAnyKind = false, spelling = 'au' }) => {
      const analysis = analyseText(text, { spelling });
      const findings = await findErrors(text, analysis);
      const assessment = assess({ analysis, findings, genre, year, prompt, isAnyKind });
      return { assessment, unscored: unscoredReason({ text, analysis, assessment, isAnyKind }), findings };
    },
    markDraft: async ({ spelling = 'au', ...request }) => markDraft(request, { spelling, findErrors }),
    matchRisk: async ({ text, context }) => checkRisk(text, context),
    classifyRisk: async ({ text, heard }) => (await understand('conversation')).classifyRisk(text, heard),
    findNotesToMarker: async ({ text }) => (await understand('conversation')).findNotesToMarker(text),
    isUnsuitableReply: async (languageModelReply) =>
      (await understand('conversation')).isUnsuitableReply(languageModelReply),
    tagPersonalData: async ({ text }) => (await understand('conversation')).tagPersonalData(text),
    tutorReply: async ({ spelling = 'au', ...conversation }) =>
      replyToChild(
        asksForSpelling(conversation)
          ? { ...conversation, suggestSpelling: (await finderFor(spelling)).suggest }
          : conversation,
        await understand('conversation'),
      ),
    openStep: async (conversation) => openConversation(conversation),
    acceptWording: async ({ wording, answer }) => acceptWording(wording, answer),
  };
  return {
    load: async (job) => {
      if (threadRoleOfCall[job.name] === 'marking') await loadMarking(spellingOf(job));
      else await loadConversation('conversation');
      if (job.name === 'tutorReply' && asksForSpelling(job.input)) await loadSpeller(spellingOf(job));
    },
    run: ({ name, input }) => {
      // Name and input belong together in every Job, which the compiler can't follow through the table.
      const run = runners[name] as (
        input: ThreadCall['input'],
      ) => Promise<ThreadCalls[ThreadCallName]['output']>;
      return run(input);
    },
  };
};

type Runners = {
  [Name in ThreadCallName]: (input: ThreadCalls[Name]['input']) => Promise<ThreadCalls[Name]['output']>;
};

/** What was made for a key is kept; a failure is not, and the next who needs it tries again. */
function once<Key, Value>(make: (key: Key) => Promise<Value>): (key: Key) => Promise<Value> {
  const made = new Map<Key, Promise<Value>>();
  return (key) => {
    const value = made.get(key) ?? make(key);
    made.set(key, value);
    value.catch(() => made.delete(key));
    return value;
  };
}
