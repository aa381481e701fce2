import { Card } from '@mantine/core';
import { IconFlask } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Logo } from '../../../ui/logo.tsx';
import classes from './sandbox.module.css';

/** The pages that stand in for the payment provider's own; the stripe above says so on each of them. */
export const SandboxFrame = ({ children }: { children: ReactNode }) => (
  <main id="main" tabIndex={-1} className={classes.frame}>
    <p className={classes.label}>
      <IconFlask aria-hidden size={20} /> Payment sandbox: no card is asked for and no money moves
    </p>
    <div className={classes.logo}>
      <Logo />
    </div>
    <Card padding="xl">{children}</Card>
  </main>
);
