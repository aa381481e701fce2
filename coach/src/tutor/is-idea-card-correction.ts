import type { MessagePart } from '../understanding/index.ts';
import { cardWithWord, formerName, isOnCards, leadingArticle, leadingPreposition } from './card-edits.ts';
import type { IdeaCard } from './conversation.ts';
import { nounPhrasesIn } from './correct-idea-cards.ts';
import { parseCorrection, takesBack } from './parse-idea-card-correction.ts';

const longestCorrection = 16;
const sureToTell = 0.9;
const sureEnoughToTell = 0.75;
/** Words that a second thought begins with. */
const turnsBack = /^\W*(?:(?:ok|and|but|oh|hm+)\W+)*(?:actually|no|wait|make it|change)\b/i;
/** "forget the dragon" is said to the coach, and no sentence of a story. */
const ordersOut =
  /^\W*(?:(?:ok|and|no|actually|wait|please)\W+)*(?:(?:i (?:want|wanna|need)|can (?:you|u|i|we)|could (?:you|u))(?: to)?\s+)?(?:forget|delete|remove|scrap|erase|get rid of|take\b.*\b(?:off|out))\b/i;
const shortOrder = 20;

/** Whether something that sounds told or asked puts right what a card says. */
export function isCorrectionOf({ act, text, sureness, otherwise }: MessagePart, cards: IdeaCard[]): boolean {
  const read = parseCorrection(text);
  // "i dont want the peas bit": what is not wanted stands on a card.
  if (read?.what === 'remove' && isOnCards(cards, read.from)) return true;
  if (!read || text.split(/\s+/).length > longestCorrection) return false;
  if (read.to !== undefined && /\binstead\W*$/i.test(text)) return true;
  if (act === 'asks') return read.what === 'remove' || (read.to !== undefined && isOnCards(cards, read.from));
  if (takesBack.test(text) && sureness < sureToTell) return true;
  if (/^\W*(?:actually|no|wait)\b/i.test(text) && formerName(cards, text)) return true;
  if (read.what === 'remove' && text.split(/\s+/).length <= shortOrder && ordersOut.test(text)) return true;
  if (
    otherwise === 'corrects' &&
    (read.from
      ? sureness < sureEnoughToTell && isOnCards(cards, read.from)
      : sureness < sureToTell && turnsBack.test(text))
  )
    return true;
  const from = read.from?.replace(leadingPreposition, '').replace(leadingArticle, '');
  if (!from || otherwise !== 'corrects' || !cardWithWord(cards, from)) return false;
  return (
    read.what === 'remove' || (nounPhrasesIn(from).length > 0 && nounPhrasesIn(read.to ?? '').length > 0)
  );
}
