import type { Activity } from '@inkling/contract';
import { Section } from '../../ui/detail-layout.tsx';
import { imageAlt } from '../../ui/image-alt.ts';
import classes from './activity-page.module.css';

/** A picture opens whole in a tab of its own. */
export const ActivityImages = ({ images }: Pick<Activity, 'images'>) =>
  images.length === 0 ? null : (
    <Section title="Images">
      <ul className={classes.images}>
        {images.map(({ id, url, filename }) => (
          <li key={id}>
            <a href={url} target="_blank" rel="noreferrer">
              <img src={url} alt={imageAlt(filename)} loading="lazy" />
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
