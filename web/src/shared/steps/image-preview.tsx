import type { Writing } from '@inkling/contract';
import { Modal } from '@mantine/core';
import { pictureName } from '../../ui/picture-name.ts';
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
    title={pictureName(image.filename)}
    closeButtonProps={{ 'aria-label': 'Close' }}
  >
    <img src={image.url} alt={pictureName(image.filename)} className={classes.large} />
  </Modal>
);
