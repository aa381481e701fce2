import { Text } from '@mantine/core';
import classes from './chart-legend.module.css';

interface LegendItem {
  label: string;
  color: string;
  value: string | number;
  note?: string | number;
}

/** The figures of a round chart in words, so that nobody depends on its colours. */
export const ChartLegend = ({ items }: { items: LegendItem[] }) => (
  <ul className={classes.legend}>
    {items.map(({ label, color, value, note }) => (
      <li key={label}>
        <span className={classes.dot} style={{ background: color }} aria-hidden="true" />
        <span>{label}</span>
        <strong>{value}</strong>
        {note !== undefined && (
          <Text span ta="right" c="dimmed" miw="3rem">
            {note}
          </Text>
        )}
      </li>
    ))}
  </ul>
);
