import type { SchoolData } from '@inkling/contract';
import type { Config } from '../../config.ts';

const hostOf = (address: string): string => new URL(address).hostname;

const coachPlace = ({ AI_PROVIDER, AI_BASE_URL }: Config): string => {
  if (!AI_PROVIDER) return 'The coach works on the server itself. Nothing that a child writes leaves it.';
  const provider = AI_BASE_URL ? hostOf(AI_BASE_URL) : AI_PROVIDER;
  return `The coach works on the server itself. A language model at ${provider} words some answers for children whose parents agreed to that; names are taken out first.`;
};

/** Where what is kept lies, as whoever runs Inkling has set it up. */
export const placesOfSchoolData = (config: Config): SchoolData['places'] => {
  const servers = config.DATA_LOCATION ?? 'The place was not stated: ask whoever runs Inkling.';
  return [
    { what: 'records', where: servers },
    {
      what: 'files',
      where: config.S3_BUCKET
        ? `In a store at ${config.S3_ENDPOINT ? hostOf(config.S3_ENDPOINT) : config.S3_REGION}.`
        : 'With the accounts and the writing.',
    },
    {
      what: 'emails',
      where: config.SMTP_URL
        ? `Sent by ${hostOf(config.SMTP_URL)}; their text is removed here once they are sent.`
        : 'None are sent: they are kept in a folder on the server.',
    },
    { what: 'coach', where: coachPlace(config) },
    {
      what: 'payments',
      where: config.STRIPE_SECRET_KEY
        ? 'What families pay goes through Stripe. Schools and children have no part in it.'
        : 'There are none.',
    },
  ];
};
