import type { Child } from '@inkling/contract';
import { Group } from '@mantine/core';
import surface from '../../ui/theme/surface.module.css';
import { UserAvatar } from '../../ui/user-avatar.tsx';
import classes from './child-picker.module.css';
import { t } from './texts.ts';

interface ChildPickerProps {
  family: Child[];
  chosen: Child;
  onChoose: (child: Child) => void;
}

/** One of a handful of children: all of them in sight, chosen with one touch. */
export const ChildPicker = ({ family, chosen, onChoose }: ChildPickerProps) => (
  <Group component="fieldset" gap="sm" mb="xl" className={classes.picker}>
    <legend>{t.child}</legend>
    {family.map((child) => (
      <label
        key={child.id}
        className={`${surface.pill} ${classes.child}`}
        data-chosen={child.id === chosen.id || undefined}
      >
        <input
          type="radio"
          name="child"
          checked={child.id === chosen.id}
          onChange={() => onChoose(child)}
          className={classes.radio}
        />
        <UserAvatar user={child} size={36} />
        <span>{child.full_name}</span>
      </label>
    ))}
  </Group>
);
