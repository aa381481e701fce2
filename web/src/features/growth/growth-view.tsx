import { type Criterion, criterionLabels, type WritingGrowth } from '@inkling/contract';
import { Card, SimpleGrid, Text, Title } from '@mantine/core';
import { criterionPlainWords } from '../../shared/labels/criterion-plain-words.ts';
import { GrowthChart } from './growth-chart.tsx';
import { type GrowthPoint, markedCriteria, pointsOf, totalsOf } from './growth-points.ts';
import { gainSentence, trendSentence } from './growth-sentences.ts';
import classes from './growth-view.module.css';

const Legend = () => (
  <ul className={classes.legend}>
    <li>
      <span className={classes.dot} aria-hidden="true" /> First attempt
    </li>
    <li>
      <span className={classes.step} aria-hidden="true" /> What changes added
    </li>
  </ul>
);

const Words = ({ points }: { points: GrowthPoint[] }) => (
  <Text size="sm" mt="xs">
    {trendSentence(points)} {gainSentence(points)}
  </Text>
);

const hundred = (overall: number | null): string =>
  overall === null ? '' : ` (${Math.round(overall)} of 100)`;

/** Both scales side by side: the marks as they are given, and the score that the product shows elsewhere. */
const PieceList = ({ pieces, totals }: { pieces: WritingGrowth[]; totals: GrowthPoint[] }) => (
  <ol className={classes.pieces}>
    {pieces.map(({ id, title, first, latest }, index) => {
      const total = totals[index];
      return (
        <li key={id}>
          <span className={classes.number}>{index + 1}</span>
          <span>
            <strong>{title}</strong>
            <Text span display="block" size="sm" c="dimmed">
              {total?.latest} of {total?.maximum} marks{hundred((latest ?? first).overall)}
              {latest && `, first attempt ${total?.first}${hundred(first.overall)}`}
            </Text>
          </span>
        </li>
      );
    })}
  </ol>
);

const WholePieces = ({ pieces }: { pieces: WritingGrowth[] }) => {
  const totals = totalsOf(pieces);
  return (
    <Card component="section">
      <Title order={2} fz="h3">
        All marks together
      </Title>
      <Legend />
      <div className={classes.whole}>
        <div>
          <GrowthChart points={totals} size={{ width: 480, height: 230 }} />
          <Words points={totals} />
        </div>
        <PieceList pieces={pieces} totals={totals} />
      </div>
    </Card>
  );
};

const CriterionCard = ({ criterion, pieces }: { criterion: Criterion; pieces: WritingGrowth[] }) => {
  const points = pointsOf(pieces, criterion);
  return (
    <Card component="section">
      <Title order={3}>{criterionLabels[criterion]}</Title>
      <Text size="sm" c="dimmed" mb="sm">
        {criterionPlainWords[criterion]}
      </Text>
      <GrowthChart points={points} />
      <Words points={points} />
    </Card>
  );
};

const NewCoachNote = ({ pieces }: { pieces: WritingGrowth[] }) => {
  const numbers = pieces.flatMap(({ is_new_coach }, index) => (is_new_coach ? index + 1 : []));
  if (numbers.length === 0) return null;
  return (
    <Text size="sm" c="dimmed" mt="md">
      The coach learned to mark more carefully at piece {numbers.join(' and ')}. Marks before and after that
      do not compare exactly.
    </Text>
  );
};

/** Each criterion in raw marks over time. */
export const GrowthView = ({ pieces }: { pieces: WritingGrowth[] }) => (
  <>
    <WholePieces pieces={pieces} />
    <NewCoachNote pieces={pieces} />
    <Title order={2} mt="2xl" mb="md">
      One skill at a time
    </Title>
    <SimpleGrid minColWidth="min(100%, 20rem)" autoFlow="auto-fill" spacing="lg">
      {markedCriteria(pieces).map((criterion) => (
        <CriterionCard key={criterion} criterion={criterion} pieces={pieces} />
      ))}
    </SimpleGrid>
  </>
);
