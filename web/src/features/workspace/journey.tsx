import { type Step, screens, stepHash, type Writing } from '@inkling/contract';
import { Drawer, Stack, Stepper, Text, Title, UnstyledButton } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import {
  IconArrowLeft,
  IconBulb,
  IconCheck,
  IconEdit,
  IconListDetails,
  IconMap,
  IconMessages,
  IconPencil,
} from '@tabler/icons-react';
import { Link, useLocation, useNavigate } from 'react-router';
import { formatDay } from '../../ui/dates.ts';
import { Logo } from '../../ui/logo.tsx';
import { typeLabels } from '../../ui/teaching-labels.ts';
import classes from './journey.module.css';
import type { Draft } from './saving/use-draft.ts';
import { canOpen } from './step-order.ts';
import frame from './workspace.module.css';

interface JourneyProps {
  writing: Writing;
  steps: Step[];
  step: Step;
  draft: Draft;
  isFreeTrial: boolean;
}

const icons = [IconBulb, IconListDetails, IconPencil, IconMessages, IconEdit];

const StepIcon = ({ index }: { index: number }) => {
  const Icon = icons[index] ?? IconCheck;
  return <Icon size={18} aria-hidden />;
};

const BackLink = ({ isFreeTrial }: { isFreeTrial: boolean }) => (
  <Link to={isFreeTrial ? screens.landing.path : screens['my-writing'].path} className={frame.back}>
    <IconArrowLeft size={18} aria-hidden />
    {isFreeTrial ? 'Back to Home' : 'Back to My Writings'}
  </Link>
);

const Steps = ({ writing, steps, step, draft, onChoose }: JourneyProps & { onChoose?: () => void }) => {
  const { search } = useLocation();
  const navigate = useNavigate();
  const active = steps.findIndex(({ id }) => id === step.id);
  return (
    <nav aria-label="Writing Journey">
      <Title order={2} fz="h3" mb="md">
        Writing Journey
      </Title>
      <Stepper
        active={active}
        orientation="vertical"
        size="sm"
        iconSize={40}
        allowNextStepsSelect
        onStepClick={(index) => {
          const chosen = steps[index];
          if (!chosen || !canOpen(chosen, { data: draft.data, status: writing.status })) return;
          void navigate({ search, hash: stepHash(chosen.title) });
          onChoose?.();
        }}
      >
        {steps.map((one, index) => (
          <Stepper.Step
            key={one.id}
            label={one.title}
            icon={<StepIcon index={index} />}
            completedIcon={<IconCheck size={18} aria-hidden />}
            disabled={!canOpen(one, { data: draft.data, status: writing.status })}
            aria-current={one.id === step.id ? 'step' : undefined}
          />
        ))}
      </Stepper>
    </nav>
  );
};

const Details = ({ writing, steps, step }: JourneyProps) => {
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

/** Beside the page on a desk, behind a button on a phone. */
export const Journey = (props: JourneyProps) => {
  const [opened, { open, close }] = useDisclosure();
  const position = props.steps.findIndex(({ id }) => id === props.step.id) + 1;
  return (
    <>
      <aside className={frame.journey}>
        <Stack gap="lg">
          <Link to={screens.landing.path} aria-label="Inkling, to the start">
            <Logo />
          </Link>
          <BackLink isFreeTrial={props.isFreeTrial} />
          <Steps {...props} />
          <Details {...props} />
        </Stack>
      </aside>
      <div className={`${frame.narrow} ${classes.bar}`}>
        <BackLink isFreeTrial={props.isFreeTrial} />
        <UnstyledButton className={classes.open} onClick={open}>
          <IconMap size={18} aria-hidden />
          Step {position} of {props.steps.length}
        </UnstyledButton>
        <Drawer
          opened={opened}
          onClose={close}
          title={<Logo />}
          closeButtonProps={{ 'aria-label': 'Close' }}
          size="xs"
        >
          <Stack gap="lg">
            <Steps {...props} onChoose={close} />
            <Details {...props} />
            <Text size="sm" c="dimmed">
              You can go back to every step you have begun.
            </Text>
          </Stack>
        </Drawer>
      </div>
    </>
  );
};
