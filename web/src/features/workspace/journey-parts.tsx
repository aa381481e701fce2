import { type Step, stepHash, type Writing } from '@inkling/contract';
import { Title } from '@mantine/core';
import {
  IconBulb,
  IconCheck,
  IconEdit,
  IconListDetails,
  IconMessages,
  IconPencil,
} from '@tabler/icons-react';
import { useLocation, useNavigate } from 'react-router';
import { formatDay } from '../../ui/dates.ts';
import { typeLabels } from '../../ui/teaching-labels.ts';
import classes from './journey.module.css';
import type { Draft } from './saving/use-draft.ts';
import { canOpen } from './step-order.ts';

export interface JourneyProps {
  writing: Writing;
  steps: Step[];
  step: Step;
  draft: Draft;
}

const icons = [IconBulb, IconListDetails, IconPencil, IconMessages, IconEdit];

/** A step counts as done once a later one was begun. */
const isDone = (index: number, { steps, draft, writing }: JourneyProps): boolean =>
  writing.status === 'completed' ||
  steps.slice(index + 1).some(({ id }) => draft.data.some((entry) => entry.id === id));

const StepIcon = ({ index, done }: { index: number; done: boolean }) => {
  const Icon = (!done && icons[index]) || IconCheck;
  return <Icon size={18} aria-hidden />;
};

export const Steps = (props: JourneyProps & { onChoose?: () => void }) => {
  const { writing, steps, step, draft, onChoose } = props;
  const { search } = useLocation();
  const navigate = useNavigate();
  return (
    <nav aria-label="Writing Journey">
      <Title order={2} fz="h3" mb="md">
        Writing Journey
      </Title>
      <ol className={classes.steps}>
        {steps.map((one, index) => {
          const isCurrent = one.id === step.id;
          const done = !isCurrent && isDone(index, props);
          return (
            <li key={one.id} data-done={done} data-current={isCurrent}>
              <button
                type="button"
                disabled={!canOpen(one, { data: draft.data, status: writing.status })}
                aria-current={isCurrent ? 'step' : undefined}
                onClick={() => {
                  void navigate({ search, hash: stepHash(one.title) });
                  onChoose?.();
                }}
              >
                <span className={classes.dot}>
                  <StepIcon index={index} done={done} />
                </span>
                {one.title}
              </button>
            </li>
          );
        })}
      </ol>
    </nav>
  );
};

export const Details = ({ writing, steps, step }: JourneyProps) => {
  const facts = [
    ['Title', writing.title],
    ['Type', typeLabels[writing.writing_type]],
    ...(writing.status !== 'completed' && writing.due_date
      ? [['Due Date', formatDay(writing.due_date)]]
      : []),
    ['Current Step', `${steps.findIndex(({ id }) => id === step.id) + 1} of ${steps.length}`],
  ];
  return (
    <section className={classes.details}>
      <Title order={2} fz="h3">
        Assignment Details
      </Title>
      <dl>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
};
