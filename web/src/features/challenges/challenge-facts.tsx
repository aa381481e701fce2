import type { Challenge } from '@inkling/contract';
import { subjectLabels } from '../../shared/labels/activity-type-subject-and-status-labels.ts';
import { gradeLabel } from '../../shared/labels/grade-label.ts';
import { timeWithUnit } from '../../shared/labels/time-with-unit.ts';
import { ChipList } from '../../ui/chip.tsx';
import { formatDay } from '../../ui/dates.ts';
import { Fact, Facts, Section } from '../../ui/detail-layout.tsx';
import { t } from './texts.ts';

const Tags = ({ name, items }: { name: string; items: string[] }) =>
  items.length === 0 ? null : (
    <Fact name={name}>
      <ChipList label={name} tone="rest" items={items} />
    </Fact>
  );

/** Four cards: what it is for, when it runs, what it brings, who is in it. */
export const ChallengeFacts = ({ challenge }: { challenge: Challenge }) => (
  <>
    <Section title={t.academic}>
      <Facts>
        <Fact name={t.subject}>{subjectLabels[challenge.subject]}</Fact>
        <Tags name={t.gradeLevels} items={challenge.grade_levels.map((grade) => gradeLabel([grade]))} />
        <Tags name={t.difficulty} items={challenge.difficulty_list} />
        <Tags name={t.exams} items={challenge.exam_list} />
        <Tags name={t.skills} items={challenge.skill_list} />
      </Facts>
    </Section>
    <Section title={t.timeline}>
      <Facts>
        <Fact name={t.startsOn}>{formatDay(challenge.start_date)}</Fact>
        <Fact name={t.endsOn}>{formatDay(challenge.end_date)}</Fact>
        <Fact name={t.estimatedTime}>
          {timeWithUnit(challenge.estimated_time, challenge.estimated_time_unit)}
        </Fact>
      </Facts>
    </Section>
    {challenge.reward && (
      <Section title={t.reward}>
        <Facts>
          <Fact name={challenge.reward.type}>{challenge.reward.value}</Fact>
        </Facts>
      </Section>
    )}
    <Section title={t.stats}>
      <Facts>
        <Fact name={t.participants}>{challenge.participant_count}</Fact>
        <Fact name={t.activities}>{challenge.activities.length}</Fact>
        {challenge.challengeType && <Fact name={t.type}>{challenge.challengeType}</Fact>}
      </Facts>
    </Section>
  </>
);
