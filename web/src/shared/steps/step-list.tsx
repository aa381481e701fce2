import { Title } from '@mantine/core';
import {
  IconBulb,
  IconCheck,
  IconEdit,
  IconListDetails,
  IconMessages,
  IconPencil,
} from '@tabler/icons-react';
import classes from './step-list.module.css';

export interface ListedStep {
  id: string;
  title: string;
  /** Says the title in plainer words. */
  plainTitle?: string | undefined;
  isCurrent: boolean;
  isDone: boolean;
  canOpen: boolean;
}

interface StepListProps {
  steps: ListedStep[];
  onOpen: (index: number) => void;
}

const icons = [IconBulb, IconListDetails, IconPencil, IconMessages, IconEdit];

const StepIcon = ({ index, done }: { index: number; done: boolean }) => {
  const Icon = (!done && icons[index]) || IconCheck;
  return <Icon size={18} aria-hidden />;
};

/** The way through a writing, step by step. */
export const StepList = ({ steps, onOpen }: StepListProps) => (
  <nav aria-label="Writing Journey">
    <Title order={2} fz="h3" mb="md">
      Writing Journey
    </Title>
    <ol className={classes.steps}>
      {steps.map((step, index) => (
        <li key={step.id} data-done={step.isDone} data-current={step.isCurrent}>
          <button
            type="button"
            disabled={!step.canOpen}
            aria-current={step.isCurrent ? 'step' : undefined}
            aria-labelledby={`step-${step.id}`}
            aria-describedby={step.plainTitle && `step-${step.id}-plain`}
            onClick={() => onOpen(index)}
          >
            <span className={classes.dot}>
              <StepIcon index={index} done={step.isDone} />
            </span>
            <span>
              <span id={`step-${step.id}`}>{step.title}</span>
              {step.plainTitle && (
                <small id={`step-${step.id}-plain`} className={classes.plain}>
                  {step.plainTitle}
                </small>
              )}
            </span>
          </button>
        </li>
      ))}
    </ol>
  </nav>
);
