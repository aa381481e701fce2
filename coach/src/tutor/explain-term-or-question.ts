import { glossary } from './coach-lines/glossary.ts';
import { replyLines } from './coach-lines/reply-lines.ts';
import { questionsFor } from './interview/interview.ts';
import { partsWithAct, type ReplyContext } from './reply-context.ts';

/** Of a word about writing: the longest one in the text that stands in our list. */
export function definitionIn(text: string): string | undefined {
  const plain = text.toLowerCase().replaceAll('-', ' ');
  const term = Object.keys(glossary)
    .filter((name) => new RegExp(`(?<![a-z])${name}s?(?![a-z])`).test(plain))
    .sort((a, b) => b.length - a.length)[0];
  return term && glossary[term];
}

/** What stands behind "what does … mean" or "what means …", as a learner says it. */
function wordAsked(text: string): string | undefined {
  const plain = text.toLowerCase().replaceAll('’', "'");
  const found =
    /\bwhat (?:does|do|is|are)? ?(?:it )?means? (?:by |with |the word )?["“']?(.+?)["”']?\W*$/u.exec(plain) ??
    /\bwhat(?:'s|s| does| do| is| are)? (?:the word |an? |the )?["“']?(.+?)["”']?(?: means?)?\W*$/u.exec(
      plain,
    );
  const word = found?.[1]?.replace(/\b(?:means?|is it|it is)$/u, '').trim();
  const isNone =
    !word || /^(?:you|u|mean|that|this|it|your|question|he|she|to|do|i)\b|\b(?:you|u)\b/.test(word);
  return isNone || word.split(/\s+/).length > 4 ? undefined : word;
}

/** The coach's own question in easier words. */
export function explainCoachQuestion({ interview, asked }: ReplyContext): string[] {
  const own = asked === undefined ? undefined : questionsFor(interview, asked)?.means;
  return own ? [own, `Sorry. ${own}`] : replyLines.confusion;
}

/** The coach's own question in easier words, or the word that was not known. */
export function explainTermOrQuestion(context: ReplyContext): string[] {
  const { interview, asked, parts, input } = context;
  const unclear = partsWithAct(context, 'confused', 'asks')
    .map(({ text }) => text)
    .join(' ');
  const own = asked === undefined ? undefined : questionsFor(interview, asked)?.means;
  const isOfWord =
    parts.some(({ about }) => about === 'meaning') || /\bmean|what(?:'s| is|s)\b/i.test(unclear);
  const defined = isOfWord ? definitionIn(unclear) : undefined;
  const coach = input.history.findLast(({ role }) => role === 'assistant')?.content.toLowerCase() ?? '';
  const word = isOfWord ? wordAsked(unclear) : undefined;
  const isOfQuestion = /\bwhat (?:do |did )?(?:you|u) mean\b/i.test(unclear);
  if (isOfWord && !defined && !isOfQuestion && isOfOtherWord(word, unclear, coach))
    return replyLines.unknownWord;
  const explained = defined ?? own;
  return explained ? [explained, `Sorry. ${explained}`] : replyLines.confusion;
}

/** Whether a word is asked for that the coach did not say. */
function isOfOtherWord(word: string | undefined, question: string, coach: string): boolean {
  if (word) return !coach.includes(word);
  const named = (question.toLowerCase().match(/\p{L}{6,}/gu) ?? []).filter((each) => !sayingWords.has(each));
  return named.length > 0 && !named.some((each) => coach.includes(each));
}
const sayingWords = new Set(['exactly', 'meaning', 'question', 'really', 'forgot', 'forgotten', 'teacher']);
