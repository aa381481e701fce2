import { chineseCriterionLabels, type LetterPart, type LetterPartName } from '@inkling/contract';
import { dayInWords } from '../../services/clock/local-date.ts';
import { chineseHomeIdeas, chineseReassurances } from './chinese-letter-wording.ts';
import type { FinishedPiece, LetterFacts, LetterMark } from './letter-facts.ts';
import {
  changesByGain,
  isComparedWhole,
  type MarkChange,
  strongestMark,
  weakestMark,
} from './letter-marks.ts';

const monthName = new Intl.DateTimeFormat('zh-Hans', { month: 'long', timeZone: 'UTC' });
export const monthInChinese = (month: string): string => monthName.format(new Date(`${month}-01T00:00:00Z`));

const part = (
  name: LetterPartName,
  text: string,
  more: { quote?: string; writing?: LetterPart['writing'] } = {},
): LetterPart => ({ part: name, text, quote: more.quote ?? null, writing: more.writing ?? null });

const titlesIn = (titles: string[]): string => titles.map((title) => `《${title}》`).join('');
const points = ({ mark, maximum }: LetterMark): string => `满分 ${maximum} 分，得 ${mark} 分`;
const pieceOf = ({ id, title }: { id: number; title: string }) => ({ id, title });

/** What the child did; null when it did nothing that a letter could tell. */
const workText = (name: string, facts: LetterFacts): string | null => {
  const { finished, under_way, wellbeing_finished, month } = facts;
  const start = `${monthInChinese(month)}，${name}`;
  const wellbeing = `完成了 ${wellbeing_finished} 篇身心健康类作品。`;
  if (finished.length > 0) {
    const words = finished.reduce((sum, { word_count }) => sum + word_count, 0).toLocaleString('zh-Hans');
    const titles = titlesIn(finished.map(({ title }) => title));
    const also = wellbeing_finished > 0 ? `${name}还${wellbeing}` : '';
    return `${start}完成了 ${finished.length} 篇作品，共 ${words} 个英文单词：${titles}。${also}`;
  }
  if (wellbeing_finished > 0) return `${start}${wellbeing}${chineseReassurances.wellbeing}`;
  if (under_way.length > 0)
    return `${start}在写${titlesIn(under_way)}，还没有完成。${chineseReassurances.slow}`;
  return null;
};

const changeText = (piece: FinishedPiece): string | null => {
  const changes = changesByGain(piece);
  const [best] = changes;
  const worst = changes.at(-1);
  if (!best || !worst || !piece.before) return null;
  const since = `与《${piece.before.title}》相比，`;
  const say = ({ now, before }: MarkChange) =>
    `${chineseCriterionLabels[now.criterion]}从 ${before.mark} 分变为 ${now.mark} 分（满分 ${now.maximum} 分）。`;
  if (best.now.mark > best.before.mark) return `进步的地方：${since}${say(best)}`;
  if (worst.now.mark < worst.before.mark)
    return `这次较难的地方：${since}${say(worst)}${chineseReassurances.falling}`;
  return isComparedWhole(piece)
    ? `《${piece.title}》的各项分数与《${piece.before.title}》相同。`
    : `《${piece.title}》与《${piece.before.title}》共有的各项，分数相同。`;
};

const partsOfMarks = (name: string, piece: FinishedPiece | undefined): (LetterPart | null)[] => {
  if (!piece) return [];
  const best = strongestMark(piece.marks);
  const least = weakestMark(piece.marks);
  const change = changeText(piece);
  const writing = pieceOf(piece);
  const strength =
    best && `《${piece.title}》最突出的是${chineseCriterionLabels[best.criterion]}：${points(best)}。`;
  const tryText =
    least && least.mark < least.maximum
      ? `${name}在${chineseCriterionLabels[least.criterion]}上最有提升空间（${points(least)}）。这周可以在家试一件事：${chineseHomeIdeas[least.criterion]}。`
      : null;
  return [
    strength ? part('strength', strength, { writing }) : null,
    change === null ? null : part('change', change, { writing }),
    tryText === null ? null : part('try', tryText),
  ];
};

const quotedParts = (name: string, { finished, teacher }: LetterFacts) => {
  const piece = finished.findLast(({ sentence }) => sentence !== null);
  return {
    sentence: piece?.sentence
      ? part('sentence', `${name}在《${piece.title}》里写下的一句：`, {
          quote: piece.sentence,
          writing: pieceOf(piece),
        })
      : null,
    teacher: teacher
      ? part('teacher', `${teacher.teacher ?? '一位老师'}评论《${teacher.writing.title}》：`, {
          quote: teacher.comment,
          writing: teacher.writing,
        })
      : null,
  };
};

/** The letter of a month in Chinese: the same facts by the same rules, and what people wrote as they wrote it. */
export const writeChineseLetter = (facts: LetterFacts): LetterPart[] => {
  const name = facts.child.called;
  const work = workText(name, facts);
  if (work === null) return [];
  const quoted = quotedParts(name, facts);
  const { next } = facts;
  const due = next && dayInWords(next.due_date, 'zh');
  return [
    part('work', work),
    quoted.sentence,
    ...partsOfMarks(
      name,
      facts.finished.findLast(({ marks }) => marks.length > 0),
    ),
    quoted.teacher,
    next && part('next', `接下来是《${next.title}》，${due}截止。`),
  ].filter((one) => one !== null);
};
