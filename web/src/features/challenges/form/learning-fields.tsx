import { difficultyTags, examTags, rewardTypes, skillTags } from '@inkling/contract';
import { Select, TextInput } from '@mantine/core';
import { GradeLevelsField } from '../../../shared/form/grade-levels-field.tsx';
import { ManyOptionsField } from '../../../shared/options/many-options-field.tsx';
import { FormRow, FormSection } from '../../../ui/form/form-section.tsx';
import { TagsField } from '../../../ui/form/tags-field.tsx';
import { loadActivityOptions } from '../challenges.queries.ts';
import type { SectionProps } from './section-props.ts';

const RewardFields = ({ form }: SectionProps) => (
  <FormRow>
    <Select
      label="Reward (optional)"
      placeholder="No reward"
      clearable
      clearButtonProps={{ 'aria-label': 'Clear the reward' }}
      data={[...rewardTypes]}
      {...form.getInputProps('reward_type')}
    />
    {form.values.reward_type && (
      <TextInput
        label="What it is"
        placeholder="The best stories are printed in the class book"
        maxLength={300}
        {...form.getInputProps('reward_value')}
      />
    )}
  </FormRow>
);

export const LearningFields = ({ form }: SectionProps) => (
  <FormSection title="Who and what">
    <GradeLevelsField
      label="Grade levels"
      word="Year"
      required
      {...form.getInputProps('grade_levels')}
      value={form.values.grade_levels}
    />
    <ManyOptionsField
      label="Activities"
      description="Published ones are given to everybody who takes part"
      placeholder="Search your activities"
      required
      load={loadActivityOptions}
      {...form.getInputProps('activity_ids')}
      value={form.values.activity_ids}
    />
    <TagsField
      label="Skills"
      choices={skillTags}
      {...form.getInputProps('skill_list')}
      value={form.values.skill_list}
    />
    <TagsField
      label="Difficulty"
      choices={difficultyTags}
      {...form.getInputProps('difficulty_list')}
      value={form.values.difficulty_list}
    />
    <TagsField
      label="Exams"
      choices={examTags}
      {...form.getInputProps('exam_list')}
      value={form.values.exam_list}
    />
    <RewardFields form={form} />
  </FormSection>
);
