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
import { withElements } from '../../language/with-elements.tsx';
import { type LegalDocument, LegalDocumentDialog } from './legal-document-dialog.tsx';
import { countries, isPaymentFormComplete, type PaymentValues } from './payment-values.ts';
import { t } from './texts.ts';

type Form = UseFormReturnType<PaymentValues>;

const CardFields = ({ form }: { form: Form }) => (
  <Stack gap="sm">
    <TextInput label={t.cardholderName} autoComplete="cc-name" {...form.getInputProps('cardholder')} />
    <TextInput
      label={t.cardNumber}
      inputMode="numeric"
      autoComplete="cc-number"
      {...form.getInputProps('card_number')}
    />
    <SimpleGrid cols={{ base: 1, xs: 2 }} verticalSpacing="sm">
      <TextInput
        label={t.expiry}
        placeholder={t.mmYy}
        autoComplete="cc-exp"
        {...form.getInputProps('expiry')}
      />
      <TextInput
        label={t.securityCode}
        inputMode="numeric"
        autoComplete="cc-csc"
        {...form.getInputProps('cvc')}
      />
    </SimpleGrid>
    <Title order={3} mt="xs">
      {t.billingAddress}
    </Title>
    <SimpleGrid cols={{ base: 1, xs: 2 }} verticalSpacing="sm">
      <Select label={t.country} data={countries} allowDeselect={false} {...form.getInputProps('country')} />
      <TextInput label={t.address} autoComplete="street-address" {...form.getInputProps('address')} />
      <TextInput label={t.city} autoComplete="address-level2" {...form.getInputProps('city')} />
      <TextInput label={t.zipCode} autoComplete="postal-code" {...form.getInputProps('zip')} />
    </SimpleGrid>
  </Stack>
);

const Agreement = ({ form }: { form: Form }) => {
  const [shown, setShown] = useState<LegalDocument | null>(null);
  const reader = (slug: LegalDocument) => (words: string) => (
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
        label={t.iAgreeToTheTerms}
        size="md"
        {...form.getInputProps('agreed', { type: 'checkbox' })}
      />
      <Text size="sm">
        {withElements(t.readThem, { terms: reader('terms'), privacy: reader('privacy') })}
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
  <Card component="section" aria-label={t.payment}>
    <Title order={2}>{t.payment}</Title>
    <Alert color="ink" icon={<IconLock aria-hidden />} mt="sm">
      {t.whatYouTypeHereStays}
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
            {t.card}
          </Tabs.Tab>
          <Tabs.Tab value="paypal" leftSection={<IconBrandPaypal aria-hidden size={20} />}>
            {t.paypal}
          </Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="card" pt="md">
          <CardFields form={form} />
        </Tabs.Panel>
        <Tabs.Panel value="paypal" pt="md">
          <Text>{t.choosePaypalOnTheCheckout}</Text>
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
        {t.subscribe}
      </Button>
    </form>
  </Card>
);
