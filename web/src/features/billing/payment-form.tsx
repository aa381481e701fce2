import {
  Alert,
  Anchor,
  Button,
  Card,
  Checkbox,
  Select,
  SimpleGrid,
  Stack,
  Tabs,
  Text,
  TextInput,
  Title,
} from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { IconBrandPaypal, IconCreditCard, IconLock } from '@tabler/icons-react';
import { useState } from 'react';
import { type LegalDocument, LegalDocumentDialog } from './legal-document-dialog.tsx';
import { countries, isPaymentFormComplete, type PaymentValues } from './payment-values.ts';

type Form = UseFormReturnType<PaymentValues>;

const CardFields = ({ form }: { form: Form }) => (
  <Stack gap="sm">
    <TextInput label="Cardholder name" autoComplete="cc-name" {...form.getInputProps('cardholder')} />
    <TextInput
      label="Card number"
      inputMode="numeric"
      autoComplete="cc-number"
      {...form.getInputProps('card_number')}
    />
    <SimpleGrid cols={{ base: 1, xs: 2 }} verticalSpacing="sm">
      <TextInput label="Expiry" placeholder="MM/YY" autoComplete="cc-exp" {...form.getInputProps('expiry')} />
      <TextInput
        label="Security code"
        inputMode="numeric"
        autoComplete="cc-csc"
        {...form.getInputProps('cvc')}
      />
    </SimpleGrid>
    <Title order={3} mt="xs">
      Billing address
    </Title>
    <SimpleGrid cols={{ base: 1, xs: 2 }} verticalSpacing="sm">
      <Select label="Country" data={countries} allowDeselect={false} {...form.getInputProps('country')} />
      <TextInput label="Address" autoComplete="street-address" {...form.getInputProps('address')} />
      <TextInput label="City" autoComplete="address-level2" {...form.getInputProps('city')} />
      <TextInput label="Zip code" autoComplete="postal-code" {...form.getInputProps('zip')} />
    </SimpleGrid>
  </Stack>
);

const Agreement = ({ form }: { form: Form }) => {
  const [shown, setShown] = useState<LegalDocument | null>(null);
  const reader = (slug: LegalDocument, words: string) => (
    <Anchor
      component="button"
      type="button"
      inherit
      td="underline"
      mih="1.5rem"
      onClick={() => setShown(slug)}
    >
      {words}
    </Anchor>
  );
  return (
    <Stack gap="xs" my="lg">
      <Checkbox
        label="I agree to the Terms of Use and the Privacy Policy"
        size="md"
        {...form.getInputProps('agreed', { type: 'checkbox' })}
      />
      <Text size="sm">
        Read the {reader('terms', 'Terms of Use')} or the {reader('privacy', 'Privacy Policy')}.
      </Text>
      <LegalDocumentDialog slug={shown} onClose={() => setShown(null)} />
    </Stack>
  );
};

interface PaymentFormProps {
  form: Form;
  isLeaving: boolean;
  onSubscribe: () => void;
}

export const PaymentForm = ({ form, isLeaving, onSubscribe }: PaymentFormProps) => (
  <Card component="section" aria-label="Payment">
    <Title order={2}>Payment</Title>
    <Alert color="ink" icon={<IconLock aria-hidden />} mt="sm">
      What you type here stays in this browser: no card detail reaches us. The next page is the secure
      checkout of our payment partner, where you confirm and pay.
    </Alert>
    <form onSubmit={form.onSubmit(onSubscribe)} noValidate autoComplete="off">
      <Tabs
        mt="md"
        styles={{ tabLabel: { flex: 'none' } }}
        value={form.values.method}
        onChange={(method) => form.setFieldValue('method', method === 'paypal' ? 'paypal' : 'card')}
      >
        <Tabs.List grow>
          <Tabs.Tab value="card" leftSection={<IconCreditCard aria-hidden size={20} />}>
            Card
          </Tabs.Tab>
          <Tabs.Tab value="paypal" leftSection={<IconBrandPaypal aria-hidden size={20} />}>
            PayPal
          </Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="card" pt="md">
          <CardFields form={form} />
        </Tabs.Panel>
        <Tabs.Panel value="paypal" pt="md">
          <Text>Choose PayPal on the checkout page and sign in there.</Text>
        </Tabs.Panel>
      </Tabs>
      <Agreement form={form} />
      <Button
        type="submit"
        color="coral"
        size="lg"
        fullWidth
        disabled={!isPaymentFormComplete(form.values)}
        loading={isLeaving}
      >
        Subscribe
      </Button>
    </form>
  </Card>
);
