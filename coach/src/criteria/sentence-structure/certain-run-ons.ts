import { type FeedbackContext, isInside } from '../../feedback/feedback-context.ts';
import type { Span } from '../../marking/assessment.ts';
import type { Sentence } from '../../parse/index.ts';

interface Join {
  place: Span & { rule: string };
  sentence: Sentence;
}

/** Who does it begins the second sentence: "…, it is like cold mud". A list of deeds or an aside begins otherwise. */
const subject =
  /^\W*(?:i|you|he|she|it|we|they|this is|that is|there (?:is|was|are|were)|(?:i['’]?m|it['’]s|he['’]s|she['’]s|we['’]re|they['’]re|that['’]s|there['’]s))\b/iu;
/** "he is yelling he cant find it": what is said or thought needs no mark before it. */
const saying =
  /\b(?:sa(?:y|ys|id|ying)|yell\w*|think\w*|thought|know|knew|hope\w*|wish\w*|tell\w*|told|sure|glad|feel|felt|mean\w*|see|saw)$/i;
/** Beginners write sentence after sentence without a stop, and what begins each of them does not matter. */
const lastYearOfBeginners = 3;
const habit = 3;

/** Where two sentences run together beyond doubt: a list of reasons and an aside have commas, too. */
export function findCertainRunOns(context: FeedbackContext): Join[] {
  const { text, prose, joins, year } = context;
  const found = joins.flatMap((place) => {
    const sentence = prose.find((candidate) => isInside(place, candidate));
    return sentence ? [{ place, sentence }] : [];
  });
  const isHabit = year <= lastYearOfBeginners && found.length >= habit;
  return found.filter(({ place, sentence }) => {
    const [before = ''] = /^\S+/.exec(text.slice(place.start)) ?? [];
    const after = text.slice(place.start + before.length, sentence.end);
    if (place.rule !== 'comma-splice' && saying.test(before)) return false;
    return subject.test(after) || isHabit;
  });
}
