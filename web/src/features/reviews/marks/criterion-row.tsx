import { type Criterion, criterionLabels, criterionQuestions, type Marking } from '@inkling/contract';
import { Button, Group, Stack, Text, TextInput, UnstyledButton } from '@mantine/core';
import { getHotkeyHandler } from '@mantine/hooks';
import { IconChevronDown } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import surface from '../../../ui/theme/surface.module.css';
import classes from './marks.module.css';
import type { Marks } from './use-marks.ts';

interface CriterionRowProps {
  criterion: Marking['criteria'][number];
  marks: Marks;
  isOpen: boolean;
  onOpen: () => void;
  onSave: () => void;
}

/** Whose mark it is stands beside it. */
const MarkShown = ({
  criterion: { criterion, maximum },
  marks,
}: Pick<CriterionRowProps, 'criterion' | 'marks'>) => {
  const own = marks.ownMark(criterion);
  const coach = marks.coachMark(criterion);
  if (own === null && coach === null)
    return (
      <Text span size="sm" c="dimmed">
        –
      </Text>
    );
  return (
    <Text span size="sm" c={own === null ? 'dimmed' : 'var(--ink)'} fw={own === null ? 400 : 600}>
      {own ?? coach} of {maximum}
      <Text span size="xs" fw={400} display="inline-block" miw="2.75rem" ml="xs">
        {own === null ? 'coach' : 'yours'}
      </Text>
    </Text>
  );
};

const ruleId = (criterion: Criterion, mark: number): string => `rule-${criterion}-${mark}`;

/** What each mark stands for, so that one can be chosen by its words. */
const Rules = ({
  criterion: { criterion, wordings },
  shown,
}: Pick<CriterionRowProps, 'criterion'> & { shown: number | null }) => (
  <ol className={classes.rules} start={0}>
    {wordings.map((wording, mark) => (
      <li key={wording} id={ruleId(criterion, mark)} aria-current={shown === mark || undefined}>
        <Text span size="sm" fw={600}>
          {mark}
        </Text>
        <Text span size="sm">
          {wording}
        </Text>
      </li>
    ))}
  </ol>
);

const MarkButtons = ({
  criterion: { criterion, maximum },
  marks,
}: Pick<CriterionRowProps, 'criterion' | 'marks'>) => {
  const own = marks.ownMark(criterion);
  const coach = marks.coachMark(criterion);
  return (
    <Group component="fieldset" gap="2xs" wrap="nowrap" aria-label={`Mark for ${criterionLabels[criterion]}`}>
      {Array.from({ length: maximum + 1 }, (_, mark) => (
        <button
          // biome-ignore lint/suspicious/noArrayIndexKey: the place is the mark
          key={mark}
          type="button"
          className={`${surface.choice} ${classes.button}`}
          aria-pressed={own === mark}
          data-coach={coach === mark || undefined}
          aria-describedby={ruleId(criterion, mark)}
          aria-label={coach === mark ? `${mark}, the coach's mark` : String(mark)}
          onClick={() => marks.change(criterion, { mark })}
        >
          {mark}
        </button>
      ))}
    </Group>
  );
};

const Details = (props: Omit<CriterionRowProps, 'isOpen' | 'onOpen'>) => {
  const {
    criterion: { criterion },
    marks,
    onSave,
  } = props;
  const own = marks.ownMark(criterion);
  const shown = own ?? marks.coachMark(criterion);
  return (
    <Stack gap="xs" pb="sm">
      <Text size="sm" c="dimmed">
        {criterionQuestions[criterion]}
      </Text>
      <MarkButtons {...props} />
      <Rules criterion={props.criterion} shown={shown} />
      {marks.others(criterion).map(({ teacher, mark, reason }) => (
        <Text key={teacher?.id ?? 0} size="sm" c="dimmed">
          {teacher?.full_name ?? 'Another teacher'} gave {mark}
          {reason ? `: ${reason}` : ''}
        </Text>
      ))}
      {own !== null && (
        <Group gap="xs" align="end">
          <TextInput
            label="Reason (optional)"
            size="sm"
            flex="1 1 12rem"
            maxLength={1000}
            data-reason
            value={marks.reasonOf(criterion)}
            onChange={({ currentTarget }) => marks.change(criterion, { reason: currentTarget.value })}
            onKeyDown={getHotkeyHandler([
              ['mod+Enter', onSave],
              // Back to the keys that go from one criterion to the next.
              ['Enter', () => document.activeElement instanceof HTMLElement && document.activeElement.blur()],
            ])}
          />
          <Button variant="default" onClick={() => marks.takeBack(criterion)}>
            {marks.coachMark(criterion) === null ? 'Take my mark back' : 'Back to the coach’s mark'}
          </Button>
        </Group>
      )}
    </Stack>
  );
};

/** One criterion: its mark, and opened, what each mark means and a place to give another. */
export const CriterionRow = ({ isOpen, onOpen, ...props }: CriterionRowProps) => {
  const { marks } = props;
  const { criterion } = props.criterion;
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isOpen) row.current?.scrollIntoView?.({ block: 'nearest' });
  }, [isOpen]);
  return (
    <li ref={row} className={classes.row} data-open={isOpen || undefined}>
      <UnstyledButton className={classes.head} aria-expanded={isOpen} onClick={onOpen}>
        <Text span flex={1} fw={500}>
          {criterionLabels[criterion]}
        </Text>
        <MarkShown {...props} />
        {marks.colleagues.map(({ id }) => (
          <Text key={id} span size="sm" className={classes.column}>
            {marks.others(criterion).find(({ teacher }) => (teacher?.id ?? 0) === id)?.mark ?? '–'}
          </Text>
        ))}
        <IconChevronDown size={16} aria-hidden className={classes.arrow} />
      </UnstyledButton>
      {isOpen && <Details {...props} />}
    </li>
  );
};
