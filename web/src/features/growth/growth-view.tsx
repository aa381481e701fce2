import type { Criterion, WritingGrowth } from '@inkling/contract';
import { Card, Group, SimpleGrid, Stack, Text, ThemeIcon, Title } from '@mantine/core';
import { listInWords } from '../../language/language.ts';
import { criterionTexts } from '../../shared/labels/criteria.texts.ts';
import { Columns } from '../../ui/columns.tsx';
import { formatDate } from '../../ui/dates.ts';
import textClasses from '../../ui/theme/text.module.css';
import { GrowthChart } from './growth-chart.tsx';
import {
  type GrowthPoint,
  hasTeacherMarks,
  isFirstComparable,
  markedCriteria,
  pointsOf,
  totalsOf,
} from './growth-points.ts';
import { gainSentence, trendSentence } from './growth-sentences.ts';
import classes from './growth-view.module.css';
import { t } from './texts.ts';

const Legend = ({ findCoachVersionChanges }: { findCoachVersionChanges: boolean }) => (
  <Group
    component="ul"
    gap="var(--space-2xs) var(--space-lg)"
    mt="xs"
    mb="md"
    c="dimmed"
    fz="sm"
    className={classes.legend}
  >
    <li>
      <span className={classes.dot} aria-hidden="true" />
      {t.firstAttempt}
    </li>
    <li>
      <span className={classes.step} aria-hidden="true" />
      {t.whatChangesAdded}
    </li>
    {findCoachVersionChanges && (
      <li>
        <span className={classes.newCoach} aria-hidden="true" />
        {t.newRulesForMarks}
      </li>
    )}
  </Group>
);

const Words = ({ points }: { points: GrowthPoint[] }) => (
  <Text size="sm" mt="xs">
    {trendSentence(points)} {gainSentence(points)}
  </Text>
);

const withScore = (marks: string | number, overall: number | null): string =>
  overall === null ? String(marks) : t.marksAndScore(marks, Math.round(overall));

/** What a piece got, and at first, where one and the same marked both. */
const marksInWords = (piece: WritingGrowth, total: GrowthPoint | undefined): string => {
  const { first, latest } = piece;
  const marks = withScore(t.ofMarks(total?.latest ?? 0, total?.maximum ?? 0), (latest ?? first).overall);
  const now = hasTeacherMarks(piece) ? t.withTheTeachersMarks(marks) : marks;
  if (!latest || !isFirstComparable(piece)) return now;
  const began = withScore(total?.first ?? 0, first.overall);
  return t.nowAndAtFirst(now, total?.isGainKnown === false ? t.byEarlierRules(began) : began);
};

/** Both scales side by side: the marks as they are given, and the score that the product shows elsewhere. */
const PieceList = ({ pieces, totals }: { pieces: WritingGrowth[]; totals: GrowthPoint[] }) => (
  <Stack component="ol" gap="sm">
    {pieces.map((piece, index) => (
      <Group key={piece.id} component="li" gap="sm" wrap="nowrap" align="flex-start">
        <ThemeIcon component="span" variant="light" radius="xl" fz="sm" fw={600}>
          {index + 1}
        </ThemeIcon>
        <span className={textClasses.breakable}>
          <strong>{piece.title}</strong>
          <Text span display="block" size="sm" c="dimmed">
            {formatDate(piece.dated_at)} · {marksInWords(piece, totals[index])}
          </Text>
        </span>
      </Group>
    ))}
  </Stack>
);

interface GrowthViewProps {
  pieces: WritingGrowth[];
  /** Whether the reader wrote them. */
  isOwn?: boolean;
}

const WholePieces = ({ pieces }: { pieces: WritingGrowth[] }) => {
  const totals = totalsOf(pieces);
  return (
    <Card component="section">
      <Title order={2} fz="h3">
        {t.allMarksTogether}
      </Title>
      <Legend findCoachVersionChanges={totals.some(({ isNewCoach }) => isNewCoach)} />
      <Columns widths="minmax(0, 3fr) minmax(0, 2fr)">
        <div>
          <GrowthChart points={totals} size={{ width: 480, height: 230 }} />
          <Words points={totals} />
        </div>
        <PieceList pieces={pieces} totals={totals} />
      </Columns>
    </Card>
  );
};

interface CriterionCardProps extends GrowthViewProps {
  criterion: Criterion;
}

const CriterionCard = ({ criterion, pieces, isOwn = false }: CriterionCardProps) => {
  const points = pointsOf(pieces, criterion);
  return (
    <Card component="section">
      <Title order={3}>{criterionTexts.names[criterion]}</Title>
      <Text size="sm" c="dimmed" mb="sm">
        {criterionTexts[isOwn ? 'meanings' : 'meaningsToAdults'][criterion]}
      </Text>
      <GrowthChart points={points} />
      <Words points={points} />
    </Card>
  );
};

const NewCoachNote = ({ pieces }: { pieces: WritingGrowth[] }) => {
  const numbers = totalsOf(pieces).flatMap(({ isNewCoach, number }) => (isNewCoach ? number : []));
  if (numbers.length === 0) return null;
  return (
    <Text size="sm" c="dimmed" mt="md">
      {t.theCoachHasNewRules(listInWords(numbers.map(String)))}
    </Text>
  );
};

/** Each criterion in raw marks over time. */
export const GrowthView = ({ pieces, isOwn = false }: GrowthViewProps) => (
  <>
    <WholePieces pieces={pieces} />
    <NewCoachNote pieces={pieces} />
    <Title order={2} mt="2xl" mb="md">
      {t.oneSkillAtATime}
    </Title>
    <SimpleGrid minColWidth="min(100%, 20rem)" autoFlow="auto-fill" spacing="lg">
      {markedCriteria(pieces).map((criterion) => (
        <CriterionCard key={criterion} criterion={criterion} pieces={pieces} isOwn={isOwn} />
      ))}
    </SimpleGrid>
  </>
);
