import { Mascot } from '../../ui/mascot/mascot.tsx';
import classes from './sample-sheet.module.css';

/** A glimpse of the product: a draft, and the coach asking about it. */
export const SampleSheet = () => (
  <figure className={classes.figure} aria-label="A draft with a question from the coach beside it">
    <div className={classes.sheet}>
      <p className={classes.title}>The Lost Lantern</p>
      <p>
        The lantern flickered once, and then <mark>the whole street went dark</mark>. Tom held his breath.
      </p>
      <p>
        Somewhere behind the old mill, something answered with a light of its own
        <span className={classes.caret} aria-hidden="true" />
      </p>
      <p className={classes.saved}>Auto saved</p>
    </div>
    <div className={classes.coach}>
      <p className={classes.bubble}>
        What a moment! Your reader can see it. <strong>What could Tom hear?</strong>
      </p>
      <Mascot mood="hello" size={150} />
    </div>
  </figure>
);
