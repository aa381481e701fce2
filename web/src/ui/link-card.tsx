import type { ReactNode } from 'react';
import classes from './link-card.module.css';

interface LinkCardProps {
  /** It is on its way to where it leads. */
  isBusy?: boolean;
  children: ReactNode;
}

/** A card that opens wherever it is tapped, if its title is a link. */
export const LinkCard = ({ isBusy = false, children }: LinkCardProps) => (
  <article className={classes.card} data-busy={isBusy || undefined}>
    {children}
  </article>
);

/** Cut after three lines; the whole of it shows on hovering. */
export const LinkCardTitle = ({ title, children }: { title: string; children: ReactNode }) => (
  <h3 className={classes.title} title={title}>
    {children}
  </h3>
);
