import type { Writing } from '@inkling/contract';
import { Modal } from '@mantine/core';
import { imageAlt } from '../../ui/image-alt.ts';
import classes from './task-images.module.css';

interface ImagePreviewProps {
  image: Writing['images'][number];
  onClose: () => void;
}

export const ImagePreview = ({ image, onClose }: ImagePreviewProps) => (
  <Modal
    opened
    onClose={onClose}
    size="xl"
    title={imageAlt(image.filename)}
    closeButtonProps={{ 'aria-label': 'Close' }}
  >
    <img src={image.url} alt={imageAlt(image.filename)} className={classes.large} />
  </Modal>
);
