import { expect, test } from 'vitest';
import { emptyPayment, maySubscribe, type PaymentValues } from './payment-values.ts';

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
  expect(maySubscribe(filled)).toBe(true);
  expect(maySubscribe({ ...filled, agreed: false })).toBe(false);
  for (const field of ['cardholder', 'card_number', 'expiry', 'cvc', 'address', 'city', 'zip'] as const) {
    expect(maySubscribe({ ...filled, [field]: '' })).toBe(false);
    expect(maySubscribe({ ...filled, [field]: '  ' })).toBe(false);
  }
});

test('PayPal needs the agreement alone', () => {
  expect(maySubscribe({ ...emptyPayment, method: 'paypal' })).toBe(false);
  expect(maySubscribe({ ...emptyPayment, method: 'paypal', agreed: true })).toBe(true);
});
