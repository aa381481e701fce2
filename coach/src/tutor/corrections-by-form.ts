import type { MessagePart } from '../understanding/index.ts';
import { moveOrdered, ordersOff, statedText } from './card-orders.ts';
import type { IdeaCard } from './conversation.ts';
import type { InterviewKind } from './interview/interview.ts';
import { isCorrectionOf } from './is-idea-card-correction.ts';
import { isOnlyRetraction, namesCardOnly } from './parse-idea-card-correction.ts';

/** Corrections that the reader took for something else, where their form and the cards give them away. */
export const addCorrectionsByForm = (
  parts: MessagePart[],
  cards: IdeaCard[],
  interview: InterviewKind,
): MessagePart[] =>
  joinCorrections(
    parts.map((part) =>
      (mayCorrect.has(part.act) && (isCorrectionOf(part, cards) || asksForChange(part, cards))) ||
      (part.act !== 'corrects' && cards.length > 0 && ordersChange(part, cards, interview))
        ? correctionByForm(part)
        : part,
    ),
  );

/** "it should say …", "thats not the end thats the middle", "delete the one about me". */
const ordersChange = (part: MessagePart, cards: IdeaCard[], interview: InterviewKind): boolean =>
  (statedText(part.text) !== undefined && !(part.act === 'tells' && part.sureness >= surelyTold)) ||
  moveOrdered(part, cards, interview) !== undefined ||
  ordersOff(part);

const surelyTold = 0.9;

/** The reader took it for something else, so that nobody is sure of the correction. */
const correctionByForm = (part: MessagePart, text = part.text): MessagePart => ({
  ...part,
  text,
  act: 'corrects',
  sureness: 0,
  change: { what: 'replace' },
});

const mayCorrect = new Set<MessagePart['act']>(['tells', 'asks']);

/** "can you change a card for me?" */
const asksForChange = ({ act, text }: MessagePart, cards: IdeaCard[]): boolean =>
  act === 'asks' && cards.length > 0 && changeRequest.test(text);
const changeRequest =
  /\b(?:can|could|will|would) (?:you|u|i)\b.*\b(?:fix|change|delete|remove|take .*(?:off|out|away)|rub|move)\b/i;

/** "the first card still says girl": what comes then should stand there. */
const saysWhatStands = /\b(?:still|card) says?\b|\b(?:you|u) (?:put|wrote)\b/i;
const longestCorrected = 4;
/** "no not Lucy", "its not in her bedroom": what should be there comes next. */
const saysOnlyNot =
  /^\W*(?:no\W+)?(?:(?:it|he|she|they|that)(?:'?s| is| was)? )?not [^\s.,!;]+(?: [^\s.,!;]+){0,3}\W*$/i;

/** "no not Lucy. SAM. a boy": what comes after a taking back says what should be there. */
function joinCorrections(parts: MessagePart[]): MessagePart[] {
  const joined: MessagePart[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    const isShort = part.text.split(/\s+/).length <= longestCorrected;
    const takesBack = last !== undefined && last.act !== 'tells' && isOnlyRetraction(last.text);
    const saysNot = last?.act === 'corrects' && saysOnlyNot.test(last.text);
    const saysWhat = part.act === 'tells' || (part.act === 'corrects' && isShort);
    const namesCard = last !== undefined && namesCardOnly.test(last.text);
    // "the card still says calm. can you change it to sad".
    const standing = /\bcards? (?:still )?says? (\p{L}+)\W*$/iu.exec(last?.text ?? '')?.[1];
    const wished = /\bchange it to (.+?)\W*$/i.exec(part.text)?.[1];
    if (last && (namesCard || (saysWhat && (takesBack || (saysNot && isShort)))))
      joined[joined.length - 1] = correctionByForm(part, `${last.text.replace(/\W+$/, '')}. ${part.text}`);
    else if (last && standing && wished)
      joined[joined.length - 1] = correctionByForm(part, `change ${standing} to ${wished}`);
    else if (
      last?.act === 'objects' &&
      saysWhatStands.test(last.text) &&
      part.act === 'tells' &&
      /^it(?:'?s| is)\b/i.test(part.text)
    )
      joined.push(correctionByForm(part, part.text.replace(/^it(?:'?s| is)\b/i, 'make it')));
    else if (last?.act === 'corrects' && saysWhat && isShort && /^an? /i.test(part.text))
      joined.push(correctionByForm(part, `make it ${part.text}`));
    else joined.push(part);
  }
  return joined;
}
