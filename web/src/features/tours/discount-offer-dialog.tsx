import { Box, Button, Group, Modal, Text, VisuallyHidden } from '@mantine/core';
import { IconSparkles } from '@tabler/icons-react';
import { formatWithCents } from '../../ui/money.ts';
import classes from './sample-writing.module.css';

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
    title="Special offer for your first month"
    closeButtonProps={{ 'aria-label': 'Close' }}
    centered
  >
    <Box p="lg" ta="center" c="var(--sun-on-wash)" bg="var(--sun-wash)" bdrs="lg">
      <IconSparkles size={36} aria-hidden />
      <p className={classes.price}>
        {formatWithCents(firstMonthCents)}{' '}
        <s>
          <VisuallyHidden>instead of </VisuallyHidden>
          {formatWithCents(normalCents)}
        </s>
      </p>
      <Text fw={600}>Exclusive price for your first month</Text>
    </Box>
    <Text mt="md">
      Your child gets a coach like this for every piece of writing: unlimited challenges, feedback on all ten
      criteria and reports for you. After the first month it is {formatWithCents(normalCents)} per month.
      Cancel anytime. The offer is yours for 24 hours from the moment you first see it in your account.
    </Text>
    <Group justify="flex-end" mt="lg" gap="sm">
      <Button variant="default" onClick={onDecline}>
        Not now, finish the sample
      </Button>
      <Button color="coral" onClick={onAccept} data-autofocus>
        See plan details
      </Button>
    </Group>
  </Modal>
);
