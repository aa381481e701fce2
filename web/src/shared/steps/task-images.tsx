import type { Writing } from '@inkling/contract';
import { SimpleGrid, UnstyledButton } from '@mantine/core';
import { Suspense, useState } from 'react';
import { imageAlt } from '../../ui/image-alt.ts';
import { lazyOrFallback } from '../../ui/lazy-component.tsx';
import surface from '../../ui/theme/surface.module.css';

const ImagePreview = lazyOrFallback(async () => (await import('./image-preview.tsx')).ImagePreview);

/** The pictures of the task; each opens large. */
export const TaskImages = ({ images }: Pick<Writing, 'images'>) => {
  const [shown, setShown] = useState<Writing['images'][number] | null>(null);
  return (
    <>
      <SimpleGrid cols={2} mt="md">
        {images.map((image) => (
          <UnstyledButton
            key={image.id}
            className={surface.picture}
            onClick={() => setShown(image)}
            aria-label={`Look at ${imageAlt(image.filename)}`}
          >
            <img src={image.url} alt="" />
          </UnstyledButton>
        ))}
      </SimpleGrid>
      <Suspense>{shown && <ImagePreview image={shown} onClose={() => setShown(null)} />}</Suspense>
    </>
  );
};
