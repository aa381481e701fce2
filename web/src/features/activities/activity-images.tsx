import type { Activity } from '@inkling/contract';
import { SimpleGrid } from '@mantine/core';
import { Section } from '../../ui/detail-layout.tsx';
import { imageAlt } from '../../ui/image-alt.ts';
import surface from '../../ui/theme/surface.module.css';

/** A picture opens whole in a tab of its own. */
export const ActivityImages = ({ images }: Pick<Activity, 'images'>) =>
  images.length === 0 ? null : (
    <Section title="Images">
      <SimpleGrid component="ul" minColWidth="min(100%, 13rem)" spacing="sm">
        {images.map(({ id, url, filename }) => (
          <li key={id}>
            <a href={url} target="_blank" rel="noreferrer" className={surface.picture}>
              <img src={url} alt={imageAlt(filename)} loading="lazy" />
            </a>
          </li>
        ))}
      </SimpleGrid>
    </Section>
  );
