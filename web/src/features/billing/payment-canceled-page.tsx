import { help, screens } from '@inkling/contract';
import { Button, Group, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { Link } from 'react-router';
import { call } from '../../api/call.ts';
import { useSupportMailto } from '../../api/support.ts';
import { PaymentFrame } from './payment-frame.tsx';

const reasons = ['The price', 'Missing features', 'Something else'];

/** The answer goes to the support team like any message. */
const Why = () => {
  const tell = useMutation({
    mutationFn: (message: string) =>
      call(help.sendMessage, { body: { subject: 'Why I did not subscribe', message } }),
  });
  if (tell.isSuccess) {
    return (
      <Text mt="lg" fw={600} role="status">
        Thank you, that helps us.
      </Text>
    );
  }
  return (
    <>
      <Text mt="lg" fw={600}>
        May we ask why?
      </Text>
      <Group justify="center" gap="sm" mt="sm">
        {reasons.map((reason) => (
          <Button
            key={reason}
            variant="light"
            loading={tell.isPending && tell.variables === reason}
            disabled={tell.isPending && tell.variables !== reason}
            onClick={() => tell.mutate(reason)}
          >
            {reason}
          </Button>
        ))}
      </Group>
    </>
  );
};

export const PaymentCanceledPage = () => (
  <PaymentFrame
    mood="thinking"
    title="Payment canceled"
    text="No charges were made. You can try again whenever you like."
    actions={
      <>
        <Button component={Link} to={screens.landing.path} color="coral">
          Return to Homepage
        </Button>
        <Button component="a" href={useSupportMailto('I canceled a payment')} variant="default">
          Contact Support
        </Button>
      </>
    }
  >
    <Why />
  </PaymentFrame>
);
