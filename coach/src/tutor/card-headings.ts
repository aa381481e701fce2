import type { IdeaCard, TutorInput } from './conversation.ts';
import { labelOf, textPartsOfInterview } from './interview/interview.ts';
import { chooseInterviewKind } from './kind-of-text.ts';

/** The parts of the text that is being written, as headings for cards. */
export function cardHeadings(input: TutorInput): Pick<IdeaCard, 'slot' | 'label'>[] {
  const interview = chooseInterviewKind(input);
  return textPartsOfInterview(interview).map((slot) => ({ slot, label: labelOf(interview, slot) }));
}
