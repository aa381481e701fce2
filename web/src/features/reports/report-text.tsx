import { type ReportBlock, reportBlocks } from '@inkling/contract';
import classes from './report-text.module.css';

interface BlockProps {
  block: ReportBlock;
  /** Of its headings. */
  level: 2 | 3;
}

const Table = ({ head, rows }: { head: string[]; rows: string[][] }) => (
  <table className={classes.table}>
    <thead>
      <tr>
        {head.map((name) => (
          <th key={name} scope="col">
            {name}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(([name = '', ...cells]) => (
        <tr key={name}>
          <th scope="row">{name}</th>
          {cells.map((cell, index) => (
            <td key={head[index + 1]} data-change={index === cells.length - 1 ? cell : undefined}>
              {cell}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);

const List = ({ items }: { items: { strong: string; text: string }[] }) => (
  <ul>
    {items.map(({ strong, text }) => (
      <li key={`${strong}${text}`}>
        {strong && <strong>{strong} </strong>}
        {text}
      </li>
    ))}
  </ul>
);

const Block = ({ block, level }: BlockProps) => {
  const Heading = `h${level}` as const;
  switch (block.kind) {
    case 'heading':
      return <Heading>{block.text}</Heading>;
    case 'table':
      return <Table {...block} />;
    case 'list':
      return <List {...block} />;
    case 'text':
      return <p>{block.text}</p>;
    case 'title':
    case 'period':
      // Both stand above the report already, in the head of the page or dialog.
      return null;
  }
};

/** A report as it is read on the screen and printed from it. */
export const ReportText = ({ markdown, level }: { markdown: string; level: BlockProps['level'] }) => (
  <div className={classes.text}>
    {reportBlocks(markdown).map((block, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a written report never changes its order
      <Block key={index} block={block} level={level} />
    ))}
  </div>
);
