import '@mantine/charts/styles.layer.css';
import type { TeacherAnalytics } from '@inkling/contract';
import { BarChart } from '@mantine/charts';
import { Card, SimpleGrid, Text, Title, VisuallyHidden } from '@mantine/core';

interface BucketChartProps {
  title: string;
  unit: string;
  sign: string;
  color: string;
  buckets: TeacherAnalytics['scoreBuckets'];
}

/** The drawing is for the eye only; the same figures stand beside it in words. */
const BucketChart = ({ title, unit, sign, color, buckets }: BucketChartProps) => {
  const data = buckets.map(({ from, to, total }) => ({ range: `${from}-${to}${sign}`, [unit]: total }));
  return (
    <Card component="section">
      <Title order={2} fz="h3" mb="md">
        {title}
      </Title>
      {buckets.every(({ total }) => total === 0) ? (
        <Text c="dimmed">The chart fills with the first completed writing.</Text>
      ) : (
        <>
          <div aria-hidden="true">
            <BarChart
              h={260}
              data={data}
              dataKey="range"
              series={[{ name: unit, color }]}
              maxBarWidth={56}
              tickLine="none"
              withBarValueLabel
              yAxisProps={{ allowDecimals: false, width: 32 }}
              barProps={{ radius: [8, 8, 0, 0], isAnimationActive: false }}
              barChartProps={{ accessibilityLayer: false }}
            />
          </div>
          <VisuallyHidden>
            <ul>
              {buckets.map(({ from, to, total }) => (
                <li key={from}>
                  {from}-{to}
                  {sign}: {total} {unit}
                </li>
              ))}
            </ul>
          </VisuallyHidden>
        </>
      )}
    </Card>
  );
};

export const AnalyticsCharts = ({ analytics }: { analytics: TeacherAnalytics }) => (
  <SimpleGrid minColWidth="min(100%, 24rem)" autoFlow="auto-fit" spacing="lg">
    <BucketChart
      title="Students by completion"
      unit="Students"
      sign="%"
      color="var(--leaf)"
      buckets={analytics.completionBuckets}
    />
    <BucketChart
      title="Completed writings by score"
      unit="Writings"
      sign=""
      color="var(--ink)"
      buckets={analytics.scoreBuckets}
    />
  </SimpleGrid>
);
