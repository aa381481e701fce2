import { langOfWriting, listInWords } from '../../language/language.ts';
import { withElements } from '../../language/with-elements.tsx';
import { t } from './texts.ts';
import '@mantine/charts/styles.layer.css';
import type { StudentProgress } from '@inkling/contract';
import { BarChart, LineChart, PieChart } from '@mantine/charts';
import { Card, Flex, Group, SimpleGrid, Text, Title, VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import { findCoachVersionChanges } from '../../shared/coach-version-changes.ts';
import { ChartLegend } from '../../ui/chart-legend.tsx';
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
    <VisuallyHidden>
      <ul>
        {figures.map((figure) => (
          <li key={figure}>{figure}</li>
        ))}
      </ul>
    </VisuallyHidden>
  </Card>
);

const Completion = ({ progress }: { progress: StudentProgress }) => {
  const shares = completionShares(progress);
  return (
    <Card component="section">
      <Title order={2} fz="h3" mb="md">
        {t.completion}
      </Title>
      <Flex rowGap="md" columnGap="2xl" wrap="wrap" align="center" justify="center">
        <div aria-hidden="true">
          <PieChart
            data={shares.filter(({ value }) => value > 0)}
            size={190}
            strokeColor="var(--sheet)"
            strokeWidth={2}
            pieProps={{ isAnimationActive: false, rootTabIndex: -1 }}
            startAngle={90}
            endAngle={-270}
            pieChartProps={{ accessibilityLayer: false }}
          />
        </div>
        <ChartLegend
          items={shares.map(({ name, color, count, value }) => ({
            label: name,
            color,
            value: `${value}%`,
            note: count,
          }))}
        />
      </Flex>
    </Card>
  );
};

const PerType = ({ progress }: { progress: StudentProgress }) => {
  const data = writingsPerType(progress);
  return (
    <Chart
      title={t.writingsPerType}
      figures={data.map(({ type, Writings }) => t.typeAndCount(type, Writings))}
    >
      <BarChart
        h={Math.max(140, data.length * 40)}
        data={data.map(({ type, Writings }) => ({ type: t.typeAndCount(type, Writings), count: Writings }))}
        dataKey="type"
        orientation="vertical"
        series={[{ name: 'count', label: t.writings, color: 'var(--ink)' }]}
        maxBarWidth={26}
        gridAxis="none"
        withXAxis={false}
        tickLine="none"
        yAxisProps={{ width: 112, interval: 0 }}
        barProps={{ radius: [0, 8, 8, 0], isAnimationActive: false }}
        barChartProps={{ accessibilityLayer: false }}
      />
    </Chart>
  );
};

interface GrowthWords {
  title: string;
  /** While there is no score to draw. */
  empty: ReactNode;
}

const ownWords: GrowthWords = {
  title: t.howMyScoresGrow,
  empty: t.theLineBeginsWithYour,
};

/** Drawn at the first piece that each new coach marked. */
const newCoachLines = (growth: StudentProgress['growth']) =>
  findCoachVersionChanges(growth).flatMap((isNew, index) =>
    isNew ? { x: `${index + 1}`, color: 'var(--text-soft)', strokeDasharray: '4 4' } : [],
  );

const ScoreLine = ({ growth }: Pick<StudentProgress, 'growth'>) => (
  <div aria-hidden="true">
    <LineChart
      h={230}
      data={growth.map(({ completed_at, title, score, first_score }, index) => ({
        piece: `${index + 1}`,
        title,
        date: formatDateTime(completed_at),
        first: Math.round(first_score ?? score),
        latest: Math.round(score),
      }))}
      dataKey="piece"
      series={[
        { name: 'first', label: t.firstAttempt, color: 'var(--leaf)', strokeDasharray: '5 4' },
        { name: 'latest', label: t.score, color: 'var(--ink)' },
      ]}
      referenceLines={newCoachLines(growth)}
      withLegend={growth.some(({ first_score }) => first_score !== null)}
      curveType="monotone"
      yAxisProps={{ domain: [0, 100], width: 36 }}
      tickLine="none"
      lineProps={{ isAnimationActive: false }}
      lineChartProps={{ accessibilityLayer: false }}
    />
  </div>
);

/** What is drawn, in words. */
const ScoreList = ({ growth }: Pick<StudentProgress, 'growth'>) => {
  const isNew = findCoachVersionChanges(growth);
  const firstByNewCoach = isNew.flatMap((each, index) => (each ? `${index + 1}` : []));
  return (
    <>
      <Group component="ol" gap="var(--space-2xs) var(--space-lg)" mt="sm" c="dimmed" fz="sm">
        {growth.map(({ completed_at, title, score, first_score }, index) => (
          <li key={completed_at + title}>
            {withElements(first_score === null ? t.pieceAndScore : t.pieceAndScores, {
              number: () => index + 1,
              piece: () => <span lang={langOfWriting}>{title}</span>,
              score: () => <strong>{Math.round(score)}</strong>,
              first: () => first_score !== null && Math.round(first_score),
            })}
          </li>
        ))}
      </Group>
      {firstByNewCoach.length > 0 && (
        <Text size="sm" mt="sm">
          {t.theCoachHasNewRules(listInWords(firstByNewCoach))}
        </Text>
      )}
    </>
  );
};

const Growth = ({ growth, words }: Pick<StudentProgress, 'growth'> & { words: GrowthWords }) => (
  <Card component="section" className={classes.wide}>
    <Title order={2} fz="h3" mb="md">
      {words.title}
    </Title>
    {growth.length === 0 ? (
      <Text c="dimmed">{words.empty}</Text>
    ) : (
      <>
        <ScoreLine growth={growth} />
        <ScoreList growth={growth} />
      </>
    )}
  </Card>
);

interface ProgressChartsProps {
  progress: StudentProgress;
  /** Speaks to the student unless told otherwise. */
  growthWords?: GrowthWords;
}

export const ProgressCharts = ({ progress, growthWords = ownWords }: ProgressChartsProps) => (
  <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="lg" mt="md">
    <Completion progress={progress} />
    <PerType progress={progress} />
    <Growth growth={progress.growth} words={growthWords} />
  </SimpleGrid>
);
