import { ActionIcon, ThemeIcon, UnstyledButton } from '@mantine/core';
import { IconChevronDown, IconCopy, IconTrash } from '@tabler/icons-react';
import { type FocusEvent, useEffect, useId, useRef } from 'react';
import { Chip } from '../../ui/chip.tsx';
import type { RowParts } from './sortable-row.tsx';
import { StepFields } from './step-fields.tsx';
import type { StepFieldsProps } from './step-fields-props.ts';
import { stepName, stepTypeTextsOf } from './step-types.ts';
import classes from './workflow-cards.module.css';

interface StepCardProps extends StepFieldsProps {
  number: number;
  parts: RowParts;
  opened: boolean;
  /** A step that was just made: its title is what one types first. */
  isNew: boolean;
  onToggle: () => void;
  onDuplicate: () => void;
  onDelete: () => void;
  /** The teacher has gone on to something else. */
  onLeave: () => void;
}

const quiet = { size: 44, variant: 'subtle', color: 'gray', radius: 'md' } as const;

const Toggle = (props: StepCardProps & { bodyId: string }) => {
  const { step, number, problems, opened, onToggle, bodyId } = props;
  const { label, icon: Icon } = stepTypeTextsOf(step.type);
  return (
    <UnstyledButton
      className={classes.toggle}
      aria-expanded={opened}
      aria-controls={bodyId}
      onClick={onToggle}
    >
      <ThemeIcon component="span" variant="light" size="var(--touch)" radius="pill">
        <Icon size={20} aria-hidden />
      </ThemeIcon>
      <span className={classes.words}>
        <strong>
          {number}. {step.title.trim() || 'Untitled step'}
        </strong>
        <small>{label}</small>
      </span>
      {problems.length > 0 && <Chip tone="coral">Needs a look</Chip>}
      <IconChevronDown size={20} aria-hidden className={classes.chevron} data-opened={opened} />
    </UnstyledButton>
  );
};

/** One step: what it is at a glance, everything about it when opened. */
export const StepCard = (props: StepCardProps) => {
  const { step, number, parts, opened, isNew, onDuplicate, onDelete, onLeave, ...fields } = props;
  const bodyId = useId();
  const title = useRef<HTMLInputElement>(null);
  const name = stepName(step, number);
  const wasOpened = useRef(false);
  wasOpened.current ||= opened;
  useEffect(() => {
    if (isNew) title.current?.select();
  }, [isNew]);
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) onLeave();
  };
  return (
    <fieldset
      className={classes.card}
      data-opened={opened}
      onBlur={onBlur}
      aria-label={`Step ${number}: ${name}`}
    >
      <div className={classes.head}>
        {parts.grip}
        <Toggle {...props} bodyId={bodyId} />
        <span className={classes.actions}>
          {parts.moves}
          <ActionIcon {...quiet} aria-label={`Duplicate ${name}`} onClick={onDuplicate}>
            <IconCopy size={20} aria-hidden />
          </ActionIcon>
          <ActionIcon {...quiet} aria-label={`Delete ${name}`} onClick={onDelete}>
            <IconTrash size={20} aria-hidden />
          </ActionIcon>
        </span>
      </div>
      {/* Once opened it is hidden and not taken away, so that an upload goes on while its step is closed. */}
      <div id={bodyId} className={classes.body} hidden={!opened}>
        {wasOpened.current && <StepFields {...fields} step={step} titleRef={title} />}
      </div>
    </fieldset>
  );
};
