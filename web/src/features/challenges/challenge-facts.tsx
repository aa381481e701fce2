import type { Challenge } from '@inkling/contract';
import { subjectLabels } from '../../shared/labels/activity-type-subject-and-status-labels.ts';
import { gradeLabel } from '../../shared/labels/grade-label.ts';
import { timeWithUnit } from '../../shared/labels/time-with-unit.ts';
import { ChipList } from '../../ui/chip.tsx';
import { formatDay } from '../../ui/dates.ts';
import { Fact, Facts, Section } from '../../ui/detail-layout.tsx';

const Tags = ({ name, items }: { name: string; items: string[] }) =>
  items.length === 0 ? null : (
    <Fact name={name}>
      <ChipList label={name} tone="rest" items={items} />
    </Fact>
  );

/** Four cards: what it is for, when it runs, what it brings, who is in it. */
export const ChallengeFacts = ({ challenge }: { challenge: Challenge }) => (
  <>
    <Section title="Academic">
      <Facts>
        <Fact name="Subject">{subjectLabels[challenge.subject]}</Fact>
        <Tags name="Grade levels" items={challenge.grade_levels.map((grade) => gradeLabel([grade]))} />
        <Tags name="Difficulty" items={challenge.difficulty_list} />
        <Tags name="Exams" items={challenge.exam_list} />
        <Tags name="Skills" items={challenge.skill_list} />
      </Facts>
    </Section>
    <Section title="Timeline">
      <Facts>
        <Fact name="Starts">{formatDay(challenge.start_date)}</Fact>
        <Fact name="Ends">{formatDay(challenge.end_date)}</Fact>
        <Fact name="Estimated time">
          {timeWithUnit(challenge.estimated_time, challenge.estimated_time_unit)}
        </Fact>
      </Facts>
    </Section>
    {challenge.reward && (
      <Section title="Reward">
        <Facts>
          <Fact name={challenge.reward.type}>{challenge.reward.value}</Fact>
        </Facts>
      </Section>
    )}
    <Section title="Stats">
      <Facts>
        <Fact name="Participants">{challenge.participant_count}</Fact>
        <Fact name="Activities">{challenge.activities.length}</Fact>
        {challenge.challengeType && <Fact name="Type">{challenge.challengeType}</Fact>}
      </Facts>
    </Section>
  </>
);
