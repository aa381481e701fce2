import { type ReportBlock, reportBlocks } from '@inkling/contract';

const mostCharacters = 150;

const textOf = (block: ReportBlock): string => {
  if (block.kind === 'table') return [block.head, ...block.rows].map((row) => row.join(' ')).join(' · ');
  if (block.kind === 'list')
    return block.items.map(({ strong, text }) => `${strong} ${text}`.trim()).join(' ');
  return block.text;
};

const standsOnTheCard = new Set<ReportBlock['kind']>(['title', 'period', 'heading']);

/** How a report begins, in plain words; its name and dates stand on the card already. */
export const reportPreview = (markdown: string): string => {
  const words = reportBlocks(markdown)
    .filter(({ kind }) => !standsOnTheCard.has(kind))
    .map(textOf)
    .join(' ');
  return words.length > mostCharacters ? `${words.slice(0, mostCharacters).trimEnd()}…` : words;
};
