import { Group } from '@mantine/core';
import type { ReactNode } from 'react';
import { BreakableUsername } from './breakable-username.tsx';
import classes from './dashboard-banner.module.css';

interface DashboardBannerProps {
  title: ReactNode;
  text: string;
  note?: string | null | undefined;
  children?: ReactNode;
  /** Stands at the far end: a figure or the mascot. */
  aside?: ReactNode;
}

/** The blue banner that opens a dashboard. */
export const DashboardBanner = ({ title, text, note, children, aside }: DashboardBannerProps) => (
  <section className={classes.hero}>
    <div className={classes.words}>
      <h1>{typeof title === 'string' ? <BreakableUsername text={title} /> : title}</h1>
      <p>{text}</p>
      {note && <p>{note}</p>}
      {children && (
        <Group gap="sm" mt="lg">
          {children}
        </Group>
      )}
    </div>
    {aside && <div className={classes.aside}>{aside}</div>}
  </section>
);
