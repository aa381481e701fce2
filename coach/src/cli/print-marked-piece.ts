import { buildFeedback, nextImprovement } from '../feedback/index.ts';
import type { CriterionMark } from '../marking/assessment.ts';
import type { Piece, PieceResult } from './piece-marker.ts';

const longestQuote = 70;

const quote = (text: string, { start, end }: { start: number; end: number }): string => {
  const flat = text.slice(start, end).replace(/\s+/g, ' ');
  return flat.length > longestQuote ? `“${flat.slice(0, longestQuote - 1)}…”` : `“${flat}”`;
};

const markLines = (text: string, mark: CriterionMark): string[] => [
  `${mark.criterion.replaceAll('_', ' ').toUpperCase()}  ${mark.mark} of ${mark.maximum}`,
  `  met   ${mark.met}`,
  ...(mark.next ? [`  next  ${mark.next}`] : []),
  ...mark.evidence.map(
    (each) => `  ${each.speaks === 'for' ? '+' : '-'} ${each.label}: ${quote(text, each)}`,
  ),
];

/** The whole judgement in plain text, for people who want to see why. */
export const printMarkedPiece = (piece: Piece, { assessment, findings, analysis }: PieceResult): string => {
  const { text } = piece;
  const feedback = buildFeedback({ assessment, analysis, findings });
  const step = nextImprovement({ assessment, analysis, findings });
  const total = assessment.marks.reduce((sum, mark) => sum + mark.mark, 0);
  const most = assessment.marks.reduce((sum, mark) => sum + mark.maximum, 0);
  const lines = [
    `${assessment.words} words, ${assessment.genre}, Year ${assessment.year}`,
    `Overall ${assessment.overall} of 100 for the year; ${total} of ${most} marks. These marks are estimates.`,
    '',
  ];
  for (const mark of assessment.marks) {
    lines.push(...markLines(text, mark));
    const words = feedback[mark.criterion];
    if (words) {
      lines.push(...words.what_you_did_well.content.map((each) => `  well  ${each}`));
      lines.push(...words.suggestions.content.map((each) => `  try   ${each}`));
    }
    lines.push('');
  }
  lines.push(`ERRORS  ${findings.length}`);
  for (const finding of findings) {
    const ideas = finding.suggestions.length > 0 ? ` (${finding.suggestions.join(', ')}?)` : '';
    lines.push(`  ${finding.kind} ${quote(text, finding)}${ideas}: ${finding.reason}`);
  }
  if (step) lines.push('', `ONE NEXT STEP  ${step.text}`);
  return `${lines.join('\n')}\n`;
};
