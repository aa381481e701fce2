import { type ReportBlock, reportBlocks } from '@inkling/contract';

const mostCharacters = 150;

const textOf = (block: ReportBlock): string => {
  if (block.kind === 'table') return [block.head, ...block.rows].map((row) => row.join(' ')).join(' · ');
  if (block.kind === 'list')
    return block.items.map(({ strong, text }) => `${strong} ${text}`.trim()).join(' ');
  return block.text;
};

const isPeriod = ({ kind }: ReportBlock, index: number, text: string): boolean =>
  kind === 'text' && index === 1 && /^\d{1,2} \p{L}+ \d{4} to \d{1,2} \p{L}+ \d{4}$/u.test(text);

const isHeading = ({ kind }: ReportBlock): boolean => kind === 'title' || kind === 'heading';

/** How a report begins, in plain words; its name and dates stand on the card already. */
export const reportPreview = (markdown: string): string => {
  const blocks = reportBlocks(markdown);
  const words = blocks
    .filter((block, index) => !isHeading(block) && !isPeriod(block, index, textOf(block)))
    .map(textOf)
    .join(' ');
  return words.length > mostCharacters ? `${words.slice(0, mostCharacters).trimEnd()}…` : words;
};
