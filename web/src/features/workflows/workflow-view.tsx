import { criterionLabels, type Step } from '@inkling/contract';
import { Box, Stack, Text, ThemeIcon } from '@mantine/core';
import { VideoLesson } from '../../shared/steps/video-lesson.tsx';
import { ChipList } from '../../ui/chip.tsx';
import textClasses from '../../ui/theme/text.module.css';
import { fieldTypeLabels } from './form-field-labels.ts';
import { stepTypeTextsOf } from './step-types.ts';
import classes from './workflow-view.module.css';

const Questions = ({ step }: { step: Step }) => (
  <Stack component="ul" gap="xs" mt="xs" pl="md" aria-label={`Questions of ${step.title}`}>
    {step.form_fields.map(({ label, type, options }) => (
      <li key={label}>
        {label}
        <Text size="sm" c="dimmed">
          {fieldTypeLabels[type]}
          {options.length > 0 && `: ${options.join(', ')}`}
        </Text>
      </li>
    ))}
  </Stack>
);

/** What a step holds besides its title, as far as there is any. */
const Details = ({ step }: { step: Step }) => (
  <>
    {step.instructions && (
      <Text mt="xs" className={textClasses.multiline}>
        {step.instructions}
      </Text>
    )}
    {step.type === 'videoExplanation' && (
      <Box mt="sm" maw="32rem">
        <VideoLesson url={step.video_url} title={step.title} />
        {step.video_content && (
          <Text mt="xs" className={textClasses.multiline}>
            {step.video_content}
          </Text>
        )}
      </Box>
    )}
    {step.type === 'structuredForm' && <Questions step={step} />}
    {step.type === 'chat' && step.chat_prompt && (
      <Text size="sm" c="dimmed" mt="xs" className={textClasses.multiline}>
        For the coach: {step.chat_prompt}
      </Text>
    )}
    {step.type === 'feedback' && step.feedback_criteria.length > 0 && (
      <Box mt="sm">
        <ChipList
          label={`Criteria of ${step.title}`}
          tone="ink"
          items={step.feedback_criteria.map(({ type }) => criterionLabels[type])}
        />
      </Box>
    )}
  </>
);

/** A workflow to read. */
export const WorkflowView = ({ steps }: { steps: Step[] }) => (
  <ol className={classes.steps} aria-label="Steps of the workflow">
    {steps.map((step, index) => {
      const { label, icon: Icon } = stepTypeTextsOf(step.type);
      return (
        <li key={step.id}>
          <ThemeIcon variant="light" size="var(--touch)" radius="pill">
            <Icon size={20} aria-hidden />
          </ThemeIcon>
          <div className={textClasses.breakable}>
            <Text fw={600}>
              {index + 1}. {step.title}
            </Text>
            <Text size="sm" c="dimmed">
              {label}
            </Text>
            <Details step={step} />
          </div>
        </li>
      );
    })}
  </ol>
);
