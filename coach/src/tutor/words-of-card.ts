import type { Act } from '../understanding/index.ts';
import { cutToCard } from './add-ideas-to-cards.ts';
import { type CardChange, rewriteCard } from './card-edits.ts';
import { wantedWordsLines } from './coach-lines/reply-lines.ts';
import type { ReplyParts } from './compose-reply.ts';
import { dictatedCardText } from './dictated-card-text.ts';
import { ideaPhrase } from './phrases-from-message.ts';
import { type ReplyContext, withCards } from './reply-context.ts';

const askedWords = 'words of card ';

/** A card that should say something else, and nobody knows what: the child is asked for its words. */
export function askForWordsOfCard(
  changes: CardChange[],
): Pick<ReplyParts, 'questions' | 'asked' | 'offers' | 'words'> | undefined {
  const change = changes.find(({ what }) => what === 'words wanted');
  const [card] = change?.shown ?? [];
  return card
    ? {
        questions: wantedWordsLines.map((line) => line.replace('{label}', card.label)),
        asked: `${askedWords}${card.id}`,
        offers: [{ text: 'Leave it as it is', does: { what: 'nothing' } }],
      }
    : undefined;
}

/** Who does one of these gives no words for a card. */
const saysElse = new Set<Act>(['asks', 'objects', 'confused', 'stuck', 'finished', 'declines', 'feels']);

/** The words that were asked for are put on their card. */
export function putWordsOnCard(context: ReplyContext): ReplyContext | undefined {
  const { asked, input, message, parts, respell } = context;
  const card = asked?.startsWith(askedWords)
    ? input.cards.find(({ id }) => id === asked.slice(askedWords.length))
    : undefined;
  if (!card || parts.length === 0 || parts.some(({ act }) => saysElse.has(act))) return undefined;
  const words = cutToCard(dictatedCardText(message) ?? ideaPhrase(message, respell));
  const change = rewriteCard(input.cards, card, words);
  return withCards(context, change.cards, [change]);
}
