import { Tabs } from '@mantine/core';
import classes from './tab-row.module.css';

/** The names of the tabs; on a phone they stay in one row and slide. */
export const TabRow = ({ tabs }: { tabs: readonly { value: string; label: string }[] }) => (
  <Tabs.List className={classes.tabs}>
    {tabs.map(({ value, label }) => (
      <Tabs.Tab key={value} value={value}>
        {label}
      </Tabs.Tab>
    ))}
  </Tabs.List>
);
