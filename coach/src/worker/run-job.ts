import { assess } from '../criteria/index.ts';
import { createErrorFinder, type ErrorEngine, type ErrorFinder } from '../errors/create-error-finder.ts';
import type { Finding } from '../errors/finding.ts';
import { acceptWording } from '../feedback/accept-wording.ts';
import { unscoredReason } from '../feedback/index.ts';
import { reviewDraft } from '../review-draft.ts';
import { checkRisk } from '../safety/index.ts';
import { analyseText, type SpellingOption, type TextAnalysis } from '../text/index.ts';
import { open, reply } from '../tutor/tutor.ts';
import type { Job, JobName, Jobs } from './jobs.ts';

export type RunJob = (job: Job) => Promise<Jobs[JobName]['output']>;

/** With a misspelling in it, so that the lists behind suggestions are loaded too. */
const firstText = 'The first text is realy read before anyone writes one.';

/** Does the work of the thread; error finders are made on first need, one per spelling. */
export const createJobRunner = (engine: ErrorEngine): RunJob => {
  const finders = new Map<SpellingOption, Promise<ErrorFinder>>();
  const finderFor = (spelling: SpellingOption): Promise<ErrorFinder> => {
    const finder = finders.get(spelling) ?? createErrorFinder({ spelling, engine });
    finders.set(spelling, finder);
    return finder;
  };
  const findErrors = async (text: string, analysis: TextAnalysis): Promise<Finding[]> =>
    (await finderFor(analysis.spelling)).find(text, analysis);
  const runners: Runners = {
    prepare: async ({ spelling = 'au' }) => {
      await reviewDraft({ text: firstText, type: 'narrative', year: 5 }, { spelling, findErrors });
      checkRisk(firstText, { source: 'child', kind: 'draft', genre: 'narrative' });
      return null;
    },
    findErrors: async ({ text, spelling = 'au' }) => findErrors(text, analyseText(text, { spelling })),
    assess: async ({ text, genre, year, prompt, spelling = 'au' }) => {
      const analysis = analyseText(text, { spelling });
      const findings = await findErrors(text, analysis);
      const assessment = assess({ analysis, findings, genre, year, prompt });
      return { assessment, unscored: unscoredReason({ text, analysis, assessment }), findings };
    },
    review: async ({ spelling = 'au', ...request }) => reviewDraft(request, { spelling, findErrors }),
    checkRisk: async ({ text, context }) => checkRisk(text, context),
    tutorReply: async ({ spelling = 'au', ...conversation }) => {
      // A speller is made only for whoever asks for a spelling.
      const asks = /spel/i.test(conversation.history.at(-1)?.content ?? '');
      return reply(
        asks ? { ...conversation, suggestSpelling: (await finderFor(spelling)).suggest } : conversation,
      );
    },
    openStep: async (conversation) => open(conversation),
    acceptWording: async ({ wording, answer }) => acceptWording(wording, answer),
  };
  return ({ name, input }) => {
    // Name and input belong together in every Job, which the compiler can't follow through the table.
    const run = runners[name] as (input: Job['input']) => Promise<Jobs[JobName]['output']>;
    return run(input);
  };
};

type Runners = { [Name in JobName]: (input: Jobs[Name]['input']) => Promise<Jobs[Name]['output']> };
