import { Mascot } from './mascot.tsx';
import classes from './mascot-disc.module.css';

type MascotDiscProps = Pick<Parameters<typeof Mascot>[0], 'mood'> & { size?: number };

/** Blot on a disc of paper, for blue grounds on which a blue drop would drown. */
export const MascotDisc = ({ mood, size = 140 }: MascotDiscProps) => (
  <span className={classes.disc} style={{ width: size, height: size }}>
    <Mascot mood={mood} size={size * 0.8} />
  </span>
);
