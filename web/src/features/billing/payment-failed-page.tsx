import { screens } from '@inkling/contract';
import { Button, List, Text } from '@mantine/core';
import { Link } from 'react-router';
import { useSupportMailto } from '../../api/support.ts';
import { useIsBuilt } from '../../ui/built-screens.ts';
import { PaymentFrame } from './payment-frame.tsx';

const reasons = [
  'Insufficient funds',
  'Incorrect card information',
  'Expired or invalid card',
  'The bank declined the payment',
];

export const PaymentFailedPage = () => {
  const isBuilt = useIsBuilt();
  const mailto = useSupportMailto('My payment failed');
  return (
    <PaymentFrame
      mood="lost"
      title="Payment failed"
      text="Nothing was charged. You can try again at any time."
      actions={
        <>
          {isBuilt('subscription') && (
            <Button component={Link} to={screens.subscription.path} color="coral">
              Try again
            </Button>
          )}
          <Button component="a" href={mailto} variant="default">
            Contact Support
          </Button>
        </>
      }
    >
      <Text fw={600} mt="lg">
        Common reasons
      </Text>
      <List mt={6} ta="left">
        {reasons.map((reason) => (
          <List.Item key={reason}>{reason}</List.Item>
        ))}
      </List>
    </PaymentFrame>
  );
};
