import { NumberInput, Select } from '@mantine/core';
import { ChoiceButton, ChoiceButtons } from '../../ui/form/choice-button.tsx';
import type { FieldProps } from '../../ui/form/field-props.ts';
import { GroupField } from '../../ui/form/group-field.tsx';
import classes from './time-field.module.css';

interface Time<Unit extends string> {
  /** Empty while nothing is typed. */
  amount: number | '';
  unit: Unit;
}

export interface TimePreset<Unit extends string> {
  label: string;
  amount: number;
  unit: Unit;
}

interface TimeFieldProps<Unit extends string> extends FieldProps, Time<Unit> {
  units: readonly Unit[];
  presets: readonly TimePreset<Unit>[];
  onChange: (time: Time<Unit>) => void;
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** So much of a unit, typed or taken from the usual ones. */
export const TimeField = <Unit extends string>({
  amount,
  unit,
  units,
  presets,
  onChange,
  'data-path': path,
  ...field
}: TimeFieldProps<Unit>) => (
  <GroupField {...field}>
    <div className={classes.row}>
      <NumberInput
        aria-label={field.label}
        data-path={path}
        min={1}
        step={1}
        max={100_000}
        clampBehavior="none"
        allowDecimal={false}
        allowNegative={false}
        value={amount}
        error={Boolean(field.error)}
        // A value too large for a number stays text; the form then asks for one.
        onChange={(typed) => onChange({ amount: typeof typed === 'number' ? typed : '', unit })}
      />
      <Select
        aria-label="Time unit"
        data={units.map((one) => ({ value: one, label: capital(one) }))}
        allowDeselect={false}
        value={unit}
        onChange={(chosen) => {
          const known = units.find((one) => one === chosen);
          if (known) onChange({ amount, unit: known });
        }}
      />
    </div>
    <ChoiceButtons>
      {presets.map((preset) => (
        <ChoiceButton
          key={preset.label}
          isChosen={preset.amount === amount && preset.unit === unit}
          onToggle={() => onChange({ amount: preset.amount, unit: preset.unit })}
        >
          {preset.label}
        </ChoiceButton>
      ))}
    </ChoiceButtons>
  </GroupField>
);
