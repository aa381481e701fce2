import type { FormAnswer, FormField, Step, StepEntry, Writing } from '@inkling/contract';
import { Card, Stack } from '@mantine/core';
import { FormFieldInput } from '../../../shared/steps/form-field-input.tsx';
import { StepLayoutWithSideTabs } from '../../../shared/steps/step-layout-with-side-tabs.tsx';
import { FillWritingPlanFromIdeaCards } from '../cards/fill-writing-plan-from-idea-cards.tsx';
import { IdeaCards } from '../cards/idea-cards.tsx';
import { chatTab } from '../chat/chat-tab.tsx';
import { SaveStatus } from '../saving/save-status.tsx';
import type { StepProps } from '../step-props.ts';

const pauseMs = 1500;

const responsesOf = (entry: StepEntry | undefined): FormAnswer[] =>
  Array.isArray(entry?.content) ? entry.content : [];

const isMany = ({ type, multiple }: FormField): boolean =>
  type === 'checkbox' || (type === 'select' && multiple);

/** All fields with their answers, in the order of the form; what was not answered is empty. */
const answered = (fields: FormField[], answers: FormAnswer[]): FormAnswer[] =>
  fields.map((field) => ({
    field: field.label,
    title: field.label,
    placeholder: field.placeholder,
    content: answers.find((answer) => answer.field === field.label)?.content ?? (isMany(field) ? [] : ''),
  }));

const isBlank = (answers: FormAnswer[]): boolean =>
  answers.every(({ content }) => [content].flat().join('').trim() === '');

/** What was told before planning stays in sight, also what fits into no box. */
const cardsTab = (writing: Writing, steps: Step[]) =>
  writing.chat && writing.subject === 'writing' && steps.some(({ type }) => type === 'chat')
    ? [
        {
          name: 'Idea cards',
          content: <IdeaCards chatId={writing.chat.id} isClosed={writing.status === 'completed'} />,
        },
      ]
    : [];

export const FormStep = ({ writing, steps, step, draft }: StepProps) => {
  const entry = draft.data.find(({ id }) => id === step.id);
  const answers = answered(step.form_fields, responsesOf(entry));
  const isDone = writing.status === 'completed';
  const save = (next: FormAnswer[]) =>
    draft.edit(
      { id: step.id, title: step.title, type: step.type, content: next },
      { pauseMs, cleared: isBlank(next) },
    );
  const change = (label: string, content: FormAnswer['content']) => {
    save(answers.map((answer) => (answer.field === label ? { ...answer, content } : answer)));
  };
  return (
    <StepLayoutWithSideTabs work="Outline" tabs={[...chatTab(writing, step), ...cardsTab(writing, steps)]}>
      <Card padding="clamp(1.25rem, 4vw, 2rem)">
        <Stack gap="md">
          {writing.chat && !isDone && (
            <FillWritingPlanFromIdeaCards
              chatId={writing.chat.id}
              step={step}
              answers={answers}
              onFill={save}
            />
          )}
          {step.form_fields.map((field, index) => (
            <FormFieldInput
              key={field.label}
              field={field}
              content={answers[index]?.content ?? ''}
              disabled={isDone}
              onChange={(content) => change(field.label, content)}
            />
          ))}
          {!isDone && <SaveStatus saving={draft.saving} />}
        </Stack>
      </Card>
    </StepLayoutWithSideTabs>
  );
};
