import type { Span } from '../marking/assessment.ts';
import { countDistinct, type Draft } from '../marking/draft.ts';
import type { Connective, ConnectiveKind, PersuasiveDevice, PersuasiveDeviceKind } from '../parse/index.ts';
import { arguingSentences, isInSentences } from './arguing-sentences.ts';
import { cappedShare, sectionsOf, spansOverlapping, type TextPart } from './text-part.ts';
import { measureWords, shareInFaultlessSentences } from './word-measures.ts';

/** "clearly" and "of course" press a point; only these make one. */
const demands = /^(should|must|need|have|ought|essential|crucial|vital|necessary|imperative|it is)/i;

/** Links that say why, and after them those that lead on to another point. */
const reasonKinds: ConnectiveKind[] = ['cause', 'order', 'example', 'condition', 'contrast'];

/** Enough for a case: about what a page holds. */
const pageWords = 170;

/** A case that is built in sound paragraphs and exact words gives its reasons without announcing them. */
const impliedByCraft = (draft: Draft): number => {
  const body = draft.analysis.paragraphs.filter((paragraph) => paragraph.role === 'body');
  if (draft.words.length < pageWords || body.length < 4 || shareInFaultlessSentences(draft) < 0.8) return 0;
  const control = cappedShare(shareInFaultlessSentences(draft) - 0.8, 0.2);
  return 1.5 * cappedShare(measureWords(draft).exactWords.length, 30) + control;
};

export const argumentParts = (draft: Draft): TextPart[] => {
  const { connectives, devices, text } = draft.analysis;
  const { opening, closing } = sectionsOf(draft);
  const argued = arguingSentences(draft);
  const phrase = ({ start, end }: Span): string => text.slice(start, end).toLowerCase();
  const devicesOf = (...kinds: PersuasiveDeviceKind[]): PersuasiveDevice[] =>
    devices.filter((device) => kinds.includes(device.kind) && isInSentences(argued, device));
  const linksOf = (...kinds: ConnectiveKind[]): Connective[] =>
    connectives.filter((link) => kinds.includes(link.kind) && isInSentences(argued, link));
  const isStand = (span: Span): boolean =>
    devicesOf('opinion', 'call-to-action').some((device) => device.start === span.start) ||
    demands.test(phrase(span));
  const opens = spansOverlapping(
    devicesOf('opinion', 'modality', 'rhetorical-question', 'call-to-action'),
    opening,
  );
  const gives = spansOverlapping(linksOf(...reasonKinds), draft.words.slice(4));
  const closes = spansOverlapping(
    [...linksOf('conclusion'), ...devicesOf('call-to-action', 'opinion', 'modality')],
    closing,
  );
  const shownReasons = reasonKinds.flatMap((kind) => spansOverlapping(linksOf(kind), draft.words.slice(4)));
  return [
    {
      name: 'opening',
      strength: opening.length === 0 ? 0 : cappedShare(opens.length + 0.5, 1.5),
      shown: opens.filter(isStand).slice(0, 2),
    },
    {
      name: 'middle',
      strength: cappedShare(countDistinct(gives.map(phrase)) + impliedByCraft(draft), 4),
      shown: shownReasons.slice(0, 3),
    },
    { name: 'closing', strength: cappedShare(closes.length, 1.5), shown: closes.slice(0, 2) },
  ];
};
