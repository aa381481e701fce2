import { Card, Title } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import classes from './detail-layout.module.css';

/** The text in the middle, the facts beside it; on a phone one below the other. */
export const DetailLayout = ({ children, side }: { children: ReactNode; side: ReactNode }) => (
  <div className={classes.columns}>
    <div className={classes.main}>{children}</div>
    <aside className={classes.side} aria-label="Details">
      {side}
    </aside>
  </div>
);

export const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <Card component="section">
    <Title order={2} fz="h3" mb="sm">
      {title}
    </Title>
    {children}
  </Card>
);

export const Facts = ({ children }: { children: ReactNode }) => <dl className={classes.facts}>{children}</dl>;

export const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

export const BackLink = ({ to, children }: { to: string; children: string }) => (
  <Link to={to} className={classes.back}>
    <IconArrowLeft size={18} aria-hidden />
    {children}
  </Link>
);
