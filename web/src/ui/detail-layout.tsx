import { Card, SimpleGrid, Stack, Title } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Columns } from './columns.tsx';
import classes from './detail-layout.module.css';
import { t } from './texts.ts';
import textClasses from './theme/text.module.css';

/** The text in the middle, the facts beside it; on a phone one below the other. */
export const DetailLayout = ({ children, side }: { children: ReactNode; side: ReactNode }) => (
  <Columns>
    <Stack gap="lg">{children}</Stack>
    <Stack component="aside" gap="lg" aria-label={t.details}>
      {side}
    </Stack>
  </Columns>
);

export const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <Card component="section">
    <Title order={2} fz="h3" mb="sm">
      {title}
    </Title>
    {children}
  </Card>
);

/** One below the other, or as many beside each other as the width of each allows. */
export const Facts = ({ minWidth = '100%', children }: { minWidth?: string; children: ReactNode }) => (
  <SimpleGrid component="dl" className={classes.facts} minColWidth={`min(100%, ${minWidth})`} spacing="md">
    {children}
  </SimpleGrid>
);

export const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

export const BackLink = ({ to, children }: { to: string; children: string }) => (
  <Link to={to} className={`${classes.back} ${textClasses.touch}`}>
    <IconArrowLeft size={18} aria-hidden />
    {children}
  </Link>
);
