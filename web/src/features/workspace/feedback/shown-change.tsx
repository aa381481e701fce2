import classes from './feedback-summary.module.css';

interface ShownChangeProps {
  change: { before: string | null; now: string };
}

/** A sentence before and now, or what came beside it. */
export const ShownChange = ({ change: { before, now } }: ShownChangeProps) => (
  <dl className={classes.change}>
    {before && (
      <>
        <dt>Before</dt>
        <dd data-is-old>{before}</dd>
      </>
    )}
    <dt>{before ? 'Now' : 'New'}</dt>
    <dd>{now}</dd>
  </dl>
);
