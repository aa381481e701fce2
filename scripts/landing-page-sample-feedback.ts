import { createCoach } from '../coach/src/index.ts';
import {
  type SampleDraft,
  sampleDrafts,
  shownCriteria,
} from '../web/src/features/landing/content/sample-drafts.ts';

/** What the built-in coach really says about the drafts on the landing page. */
export const giveFeedbackOnLandingPageSamples = async (): Promise<SampleDraft[]> => {
  const coach = createCoach({ spelling: 'au', engine: 'nspell' });
  try {
    const reviewed: SampleDraft[] = [];
    for (const draft of sampleDrafts) {
      const { assessment, categories } = await coach.feedback({
        owner: 'sample',
        text: draft.text,
        type: 'narrative',
        year: 5,
        mayUseModel: false,
        known: { names: [] },
        categories: shownCriteria,
      });
      const criteria: SampleDraft['criteria'] = [];
      for await (const { category, output } of categories) {
        const criterion = shownCriteria.find((one) => one === category);
        const mark = assessment?.marks.find((one) => one.criterion === criterion);
        if (!criterion || !mark) continue;
        const { maximum, evidence } = mark;
        criteria.push({
          criterion,
          mark: mark.mark,
          maximum,
          evidence,
          comment: output.comment,
          praise: output.what_you_did_well.content[0] ?? '',
          suggestion: output.suggestions.content[0] ?? '',
        });
      }
      criteria.sort(
        (one, other) => shownCriteria.indexOf(one.criterion) - shownCriteria.indexOf(other.criterion),
      );
      reviewed.push({ ...draft, criteria });
    }
    return reviewed;
  } finally {
    await coach.close();
  }
};
