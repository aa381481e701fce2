import { askNext } from './ask-next.ts';
import type { Family } from './interview/interview.ts';
import { lines } from './lines/lines.ts';
import type { Saying } from './say.ts';
import type { Situation } from './situation.ts';

const kindNames: Record<Family, string> = {
  narrative: 'a story',
  recount: 'a recount',
  poem: 'a poem',
  descriptive: 'a description',
  persuasive: 'an opinion text',
  report: 'a report',
  explanation: 'an explanation',
  wellbeing: 'your own text',
};

/** A card was corrected, or the kind of text is another: it is said, and the talk goes on from there. */
export function chooseForChange(situation: Situation): Saying {
  const { input, family, change } = situation;
  if (!change) return { leads: lines.changed, ...askNext(input, family), face: 'happy' };
  if (change.what === 'open')
    return {
      leads: change.label ? lines.whatInstead : lines.whichCard,
      questions: [],
      asked: change.slot ? `change ${change.slot}` : 'change',
      face: 'sorry',
      words: { label: change.label },
    };
  return {
    leads: lines[change.what],
    ...askNext(input, family),
    face: 'happy',
    words: { kind: kindNames[family] },
  };
}
