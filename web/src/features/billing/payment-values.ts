import { t } from './texts.ts';
/** Typed here and kept here: no part of it is ever sent or stored. */
export interface PaymentValues {
  method: 'card' | 'paypal';
  cardholder: string;
  card_number: string;
  expiry: string;
  cvc: string;
  country: string;
  address: string;
  city: string;
  zip: string;
  agreed: boolean;
}

export const emptyPayment: PaymentValues = {
  method: 'card',
  cardholder: '',
  card_number: '',
  expiry: '',
  cvc: '',
  country: 'au',
  address: '',
  city: '',
  zip: '',
  agreed: false,
};

export const countries = [
  { value: 'us', label: t.unitedStates },
  { value: 'ca', label: t.canada },
  { value: 'uk', label: t.unitedKingdom },
  { value: 'au', label: t.australia },
  { value: 'cn', label: t.china },
];

const neededForCard = ['cardholder', 'card_number', 'expiry', 'cvc', 'address', 'city', 'zip'] as const;

/** Whether the person may go on to the checkout. */
export const isPaymentFormComplete = (values: PaymentValues): boolean =>
  values.agreed && (values.method !== 'card' || neededForCard.every((field) => values[field].trim() !== ''));
