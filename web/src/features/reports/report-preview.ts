import { type ReportBlock, reportBlocks } from '@inkling/contract';

const mostCharacters = 150;

const textOf = (block: ReportBlock): string => {
  // Figures in a line without their columns say nothing.
  if (block.kind === 'table') return '';
  if (block.kind === 'list')
    return block.items.map(({ strong, text }) => `${strong} ${text}`.trim()).join(' ');
  return block.text;
};

const standsOnTheCard = new Set<ReportBlock['kind']>(['title', 'period', 'heading']);

/** No word is cut in two, unless it is longer than all the room. */
const cut = (words: string): string => {
  if (words.length <= mostCharacters) return words;
  const start = words.slice(0, mostCharacters + 1);
  const end = start.lastIndexOf(' ');
  return `${start.slice(0, end > 0 ? end : mostCharacters).replace(/[\s:;,.]+$/, '')}…`;
};

/** How a report begins, in plain words; its name and dates stand on the card already. */
export const reportPreview = (markdown: string): string => {
  const words = reportBlocks(markdown)
    .filter(({ kind }) => !standsOnTheCard.has(kind))
    .map(textOf)
    .filter(Boolean)
    .join(' ');
  return cut(words);
};
