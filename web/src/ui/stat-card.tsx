import { Card, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './stat-card.module.css';

interface StatCardProps {
  label: string;
  value: ReactNode;
  /** A picture from the icon set; the label says the same in words. */
  icon: ReactNode;
  tone: 'ink' | 'coral' | 'leaf' | 'sun' | 'rest';
  children?: ReactNode;
}

export const StatCard = ({ label, value, icon, tone, children }: StatCardProps) => (
  <div className={classes.frame}>
    <Card className={classes.card}>
      <span className={classes.icon} data-tone={tone} aria-hidden="true">
        {icon}
      </span>
      <div className={classes.words}>
        <p className={classes.label}>{label}</p>
        <Text fw={650} lh="1.2" ff="heading" size="2xl">
          {value}
        </Text>
        {children}
      </div>
    </Card>
  </div>
);
