import { Button, Checkbox, Group } from '@mantine/core';
import { IconChecks } from '@tabler/icons-react';
import { useMarkReviewed } from '../reviews.queries.ts';
import classes from './queue.module.css';
import type { useSelection } from './use-selection.ts';

/** What can be done with the ticked cards. */
export const SelectionBar = ({ selectable, selected, toggleAll }: ReturnType<typeof useSelection>) => {
  const mark = useMarkReviewed();
  if (selectable.length === 0) return null;
  return (
    <Group className={classes.bar} data-ticked={selected.length > 0 || undefined}>
      <Checkbox
        label="Select all on this page"
        checked={selected.length === selectable.length}
        indeterminate={selected.length > 0 && selected.length < selectable.length}
        onChange={toggleAll}
        styles={{ body: { alignItems: 'center', minHeight: '2.75rem' } }}
      />
      {selected.length > 0 && (
        <Button
          color="coral"
          leftSection={<IconChecks size={18} aria-hidden />}
          loading={mark.isPending}
          onClick={() => mark.mutate(selected)}
        >
          {selected.length === 1 ? 'Mark 1 as reviewed' : `Mark ${selected.length} as reviewed`}
        </Button>
      )}
    </Group>
  );
};
