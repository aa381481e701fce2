import '@mantine/charts/styles.layer.css';
import type { StudentProgress } from '@inkling/contract';
import { BarChart, LineChart, PieChart } from '@mantine/charts';
import { Card, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { formatDateTime } from '../../ui/dates.ts';
import { completionShares, writingsPerType } from './chart-data.ts';
import classes from './progress-page.module.css';

/** The drawing is for the eye only; the same figures stand beside it in words. */
const Chart = ({ title, figures, children }: { title: string; figures: string[]; children: ReactNode }) => (
  <Card component="section">
    <Title order={2} fz="h3" mb="md">
      {title}
    </Title>
    <div aria-hidden="true">{children}</div>
    <ul className={classes.figures}>
      {figures.map((figure) => (
        <li key={figure}>{figure}</li>
      ))}
    </ul>
  </Card>
);

const Completion = ({ progress }: { progress: StudentProgress }) => {
  const shares = completionShares(progress);
  return (
    <Card component="section">
      <Title order={2} fz="h3" mb="md">
        Completion
      </Title>
      <div className={classes.completion}>
        <div aria-hidden="true">
          <PieChart
            data={shares.filter(({ value }) => value > 0)}
            size={190}
            strokeColor="var(--sheet)"
            strokeWidth={2}
            pieProps={{ isAnimationActive: false, rootTabIndex: -1 }}
            pieChartProps={{ accessibilityLayer: false }}
          />
        </div>
        <ul className={classes.legend}>
          {shares.map(({ name, color, count, value }) => (
            <li key={name}>
              <span className={classes.dot} style={{ background: color }} aria-hidden="true" />
              <span>{name}</span>
              <strong>{value}%</strong>
              <span className={classes.count}>{count}</span>
            </li>
          ))}
        </ul>
      </div>
    </Card>
  );
};

const PerType = ({ progress }: { progress: StudentProgress }) => {
  const data = writingsPerType(progress);
  return (
    <Chart title="Writings per type" figures={data.map(({ type, Writings }) => `${type}: ${Writings}`)}>
      <BarChart
        h={210}
        data={data}
        dataKey="type"
        series={[{ name: 'Writings', color: 'var(--ink)' }]}
        maxBarWidth={44}
        gridAxis="x"
        tickLine="none"
        yAxisProps={{ allowDecimals: false, width: 28 }}
        xAxisProps={{ interval: 0 }}
        barProps={{ radius: [8, 8, 0, 0], isAnimationActive: false }}
        barChartProps={{ accessibilityLayer: false }}
      />
    </Chart>
  );
};

const Growth = ({ growth }: Pick<StudentProgress, 'growth'>) => (
  <Card component="section" className={classes.wide}>
    <Title order={2} fz="h3" mb="md">
      How my scores grow
    </Title>
    {growth.length === 0 ? (
      <Text c="dimmed">The line begins with your first score.</Text>
    ) : (
      <>
        <div aria-hidden="true">
          <LineChart
            h={230}
            data={growth.map(({ completed_at, title, score }, index) => ({
              piece: `${index + 1}`,
              title,
              date: formatDateTime(completed_at),
              Score: Math.round(score),
            }))}
            dataKey="piece"
            series={[{ name: 'Score', color: 'var(--ink)' }]}
            curveType="monotone"
            yAxisProps={{ domain: [0, 100], width: 36 }}
            tickLine="none"
            lineProps={{ isAnimationActive: false }}
            lineChartProps={{ accessibilityLayer: false }}
          />
        </div>
        <ol className={classes.growth}>
          {growth.map(({ completed_at, title, score }) => (
            <li key={completed_at + title}>
              {title}: <strong>{Math.round(score)}</strong>
            </li>
          ))}
        </ol>
      </>
    )}
  </Card>
);

export const ProgressCharts = ({ progress }: { progress: StudentProgress }) => (
  <div className={classes.charts}>
    <Completion progress={progress} />
    <PerType progress={progress} />
    <Growth growth={progress.growth} />
  </div>
);
