import { countWords, criterionLabels, type FormAnswer, type FormField, type Step } from '@inkling/contract';
import { Badge, Card, Group, Stack, Text, Title } from '@mantine/core';
import { FormFieldInput } from '../../shared/steps/form-field-input.tsx';
import { StepLayoutWithSideTabs } from '../../shared/steps/step-layout-with-side-tabs.tsx';
import { VideoLesson } from '../../shared/steps/video-lesson.tsx';
import { VideoText } from '../../shared/steps/video-text.tsx';
import textClasses from '../../ui/theme/text.module.css';
import { PreviewCoach } from './preview-coach.tsx';
import classes from './student-preview.module.css';
import type { PreviewedActivity } from './workflows.queries.ts';

/** What was typed while trying it out, by step and question; nothing of it is kept. */
export type PreviewAnswers = Record<string, FormAnswer['content']>;

interface PreviewStepProps {
  step: Step;
  steps: Step[];
  activity: PreviewedActivity;
  answers: PreviewAnswers;
  onAnswer: (name: string, content: PreviewAnswers[string]) => void;
}

const nameOf = (step: Step, label = ''): string => `${step.id}/${label}`;

const emptyAnswer = ({ type, multiple }: FormField): PreviewAnswers[string] =>
  type === 'checkbox' || (type === 'select' && multiple) ? [] : '';

const coachTab = (step: Step, activity: PreviewedActivity) => ({
  name: 'AI Assistant',
  content: <PreviewCoach step={step} activity={activity} />,
});

const Form = ({ step, activity, answers, onAnswer }: PreviewStepProps) => (
  <StepLayoutWithSideTabs work="Outline" tabs={[coachTab(step, activity)]}>
    <Stack gap="md">
      {step.form_fields.map((field, index) => {
        const name = nameOf(step, `${index}`);
        return (
          <FormFieldInput
            key={name}
            field={field}
            content={answers[name] ?? emptyAnswer(field)}
            disabled={false}
            onChange={(content) => onAnswer(name, content)}
          />
        );
      })}
      {step.form_fields.length === 0 && <Text c="dimmed">This form has no questions yet.</Text>}
    </Stack>
  </StepLayoutWithSideTabs>
);

const asText = (content: PreviewAnswers[string] | undefined): string =>
  [content ?? ''].flat().join(', ').trim() || '/';

const Outline = ({ steps, answers }: Pick<PreviewStepProps, 'steps' | 'answers'>) => (
  <Stack gap="sm">
    <Title order={3}>Your Outline</Title>
    {steps.flatMap((step) =>
      step.form_fields.map(({ label }, index) => (
        <Text key={nameOf(step, `${index}`)}>
          <strong>{label}:</strong> {asText(answers[nameOf(step, `${index}`)])}
        </Text>
      )),
    )}
  </Stack>
);

const Draft = ({ step, steps, activity, answers, onAnswer }: PreviewStepProps) => {
  const text = String(answers[nameOf(step)] ?? '');
  const words = countWords(text);
  return (
    <StepLayoutWithSideTabs
      work="Your draft"
      tabs={[
        { name: 'Outline', content: <Outline steps={steps} answers={answers} /> },
        coachTab(step, activity),
      ]}
    >
      <textarea
        className={`${textClasses.reading} ${classes.sheet}`}
        aria-label="Your draft"
        placeholder="Write your complete draft here..."
        value={text}
        onChange={({ currentTarget }) => onAnswer(nameOf(step), currentTarget.value)}
      />
      <Text fw={500}>
        {words} {words === 1 ? 'word' : 'words'}
      </Text>
    </StepLayoutWithSideTabs>
  );
};

const Criteria = ({ step }: { step: Step }) => (
  <Stack gap="sm">
    <Title order={3}>Feedback</Title>
    {step.feedback_criteria.length === 0 && (
      <Text>The coach gives feedback on all criteria of this type of activity.</Text>
    )}
    {step.feedback_criteria.map(({ type, description }) => (
      <div key={type}>
        <Badge variant="light">{criterionLabels[type]}</Badge>
        <Text size="sm" mt={4}>
          {description}
        </Text>
      </div>
    ))}
  </Stack>
);

const Feedback = ({ step, steps, activity, answers }: PreviewStepProps) => {
  const draft = steps.findLast(({ type }) => type === 'freeWriting');
  const text = draft ? asText(answers[nameOf(draft)]) : '/';
  return (
    <StepLayoutWithSideTabs
      work="Your draft"
      tabs={[{ name: 'Feedback', content: <Criteria step={step} /> }, coachTab(step, activity)]}
    >
      <Card padding="2xl">
        <Group mb="md">
          <Text c="dimmed">{text === '/' ? 0 : countWords(text)} words</Text>
        </Group>
        <Text style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          {text === '/' ? 'The draft stands here, to be read and changed.' : text}
        </Text>
      </Card>
    </StepLayoutWithSideTabs>
  );
};

/** One step of the preview, made of the same parts as the place children write in. */
export const PreviewStep = (props: PreviewStepProps) => {
  const { step, activity } = props;
  if (step.type === 'videoExplanation')
    return (
      <>
        <VideoLesson url={step.video_url} title={step.title} />
        {step.video_content && <VideoText text={step.video_content} />}
      </>
    );
  if (step.type === 'chat')
    return (
      <Card padding="lg">
        <PreviewCoach step={step} activity={activity} />
      </Card>
    );
  if (step.type === 'structuredForm') return <Form {...props} />;
  return step.type === 'feedback' ? <Feedback {...props} /> : <Draft {...props} />;
};
