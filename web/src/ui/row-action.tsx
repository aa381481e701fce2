import { ActionIcon } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import classes from './row-action.module.css';

interface RowActionProps {
  /** One word: a hint on a wide screen, written out below the icon on a phone. */
  word: string;
  /** What the action does to which row. */
  label: string;
  icon: ReactNode;
  /** A page it leads to, or else what it does. */
  to?: string;
  onClick?: () => void;
  isDanger?: boolean;
  loading?: boolean;
}

/** What can be done to one row of a list. */
export const RowAction = ({ word, label, icon, to, onClick, isDanger, loading }: RowActionProps) => {
  const look = {
    variant: 'subtle',
    size: '2.75rem',
    className: classes.action,
    'aria-label': label,
    title: word,
    ...(isDanger && { color: 'red', c: 'var(--danger)' }),
  };
  const content = (
    <span className={classes.content}>
      {icon}
      <span className={classes.word}>{word}</span>
    </span>
  );
  if (to)
    return (
      <ActionIcon component={Link} to={to} {...look}>
        {content}
      </ActionIcon>
    );
  return (
    <ActionIcon onClick={onClick} loading={loading ?? false} {...look}>
      {content}
    </ActionIcon>
  );
};
