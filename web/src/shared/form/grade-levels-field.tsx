import { Checkbox, Group } from '@mantine/core';
import { ChoiceButton, ChoiceButtons } from '../../ui/form/choice-button.tsx';
import type { FieldProps } from '../../ui/form/field-props.ts';
import { GroupField } from '../../ui/form/group-field.tsx';
import { allGrades, type GradeBand, isWholeBand, toggleBand, toggleGrade } from './grade-bands.ts';
import classes from './grade-levels-field.module.css';

type BandNames = Record<GradeBand, string>;

const yearBands: BandNames = {
  primary: 'Primary (Years 1-6)',
  middle: 'Middle (Years 7-9)',
  high: 'High (Years 10-12)',
  all: 'All Years',
};

const bands: GradeBand[] = ['primary', 'middle', 'high', 'all'];

interface GradeLevelsFieldProps extends FieldProps {
  word: 'Year' | 'Grade';
  value: number[];
  onChange: (value: number[]) => void;
  /** What the quick choices are called. */
  names?: BandNames;
}

/** Twelve years to tick, and the usual groups of them at a touch. */
export const GradeLevelsField = ({
  word,
  value,
  onChange,
  names = yearBands,
  'data-path': path,
  ...field
}: GradeLevelsFieldProps) => (
  <GroupField {...field}>
    <ChoiceButtons>
      {bands.map((band) => (
        <ChoiceButton
          key={band}
          isChosen={isWholeBand(value, band)}
          onToggle={() => onChange(toggleBand(value, band))}
        >
          {names[band]}
        </ChoiceButton>
      ))}
    </ChoiceButtons>
    <div className={classes.grades}>
      {allGrades.map((grade, index) => (
        <Group key={grade} gap={0} wrap="nowrap" mih="var(--touch)">
          <Checkbox
            label={`${word} ${grade}`}
            checked={value.includes(grade)}
            onChange={() => onChange(toggleGrade(value, grade))}
            data-path={index === 0 ? path : undefined}
            styles={{
              labelWrapper: { minHeight: '2.75rem', justifyContent: 'center' },
              body: { alignItems: 'center' },
            }}
          />
        </Group>
      ))}
    </div>
  </GroupField>
);
