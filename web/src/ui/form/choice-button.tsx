import { Group } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './choice-button.module.css';

interface ChoiceButtonProps {
  isChosen: boolean;
  onToggle: () => void;
  children: ReactNode;
  'data-path'?: string | undefined;
}

/** A choice that is in or out; the tick says it without colour. */
export const ChoiceButton = ({ isChosen, onToggle, children, ...rest }: ChoiceButtonProps) => (
  <button type="button" className={classes.choice} aria-pressed={isChosen} onClick={onToggle} {...rest}>
    {isChosen && <IconCheck size={16} aria-hidden />}
    {children}
  </button>
);

export const ChoiceButtons = ({ children }: { children: ReactNode }) => <Group gap="xs">{children}</Group>;
