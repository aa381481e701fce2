import { Box, Button, Group, Modal, Text, VisuallyHidden } from '@mantine/core';
import { IconSparkles } from '@tabler/icons-react';
import { formatWithCents } from '../../ui/money.ts';
import classes from './sample-writing.module.css';
import { t } from './texts.ts';

interface DiscountOfferDialogProps {
  onAccept: () => void;
  /** Goes on to the end of the sample. */
  onDecline: () => void;
  onClose: () => void;
}

const normalCents = 4900;
const firstMonthCents = 990;

/** Asked before the sample is finished. */
export const DiscountOfferDialog = ({ onAccept, onDecline, onClose }: DiscountOfferDialogProps) => (
  <Modal
    opened
    onClose={onClose}
    title={t.specialOffer}
    closeButtonProps={{ 'aria-label': t.close }}
    centered
  >
    <Box p="lg" ta="center" c="var(--sun-on-wash)" bg="var(--sun-wash)" bdrs="lg">
      <IconSparkles size={36} aria-hidden />
      <p className={classes.price}>
        {formatWithCents(firstMonthCents)}{' '}
        <VisuallyHidden>{t.insteadOf(formatWithCents(normalCents))}</VisuallyHidden>
        <s aria-hidden>{formatWithCents(normalCents)}</s>
      </p>
      <Text fw={600}>{t.exclusivePrice}</Text>
    </Box>
    <Text mt="md">{t.yourChildGetsACoach(formatWithCents(normalCents))}</Text>
    <Group justify="flex-end" mt="lg" gap="sm">
      <Button variant="default" onClick={onDecline}>
        {t.finishTheSample}
      </Button>
      <Button color="coral" onClick={onAccept} data-autofocus>
        {t.seePlanDetails}
      </Button>
    </Group>
  </Modal>
);
