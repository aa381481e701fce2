import { expect, test } from 'vitest';
import { emptyPayment, isPaymentFormComplete, type PaymentValues } from './payment-values.ts';

const filled: PaymentValues = {
  method: 'card',
  cardholder: 'Sam Rivers',
  card_number: '4242 4242 4242 4242',
  expiry: '12/30',
  cvc: '123',
  country: 'au',
  address: '1 Harbour Street',
  city: 'Sydney',
  zip: '2000',
  agreed: true,
};

test('a card needs every field and the agreement', () => {
  expect(isPaymentFormComplete(filled)).toBe(true);
  expect(isPaymentFormComplete({ ...filled, agreed: false })).toBe(false);
  for (const field of ['cardholder', 'card_number', 'expiry', 'cvc', 'address', 'city', 'zip'] as const) {
    expect(isPaymentFormComplete({ ...filled, [field]: '' })).toBe(false);
    expect(isPaymentFormComplete({ ...filled, [field]: '  ' })).toBe(false);
  }
});

test('PayPal needs the agreement alone', () => {
  expect(isPaymentFormComplete({ ...emptyPayment, method: 'paypal' })).toBe(false);
  expect(isPaymentFormComplete({ ...emptyPayment, method: 'paypal', agreed: true })).toBe(true);
});
