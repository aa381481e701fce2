import { randomBytes } from 'node:crypto';
import type { Clock } from '../clock/clock.ts';
import type { PaymentEvent, SandboxEvents, SignedBody } from './payment-provider.ts';
import { readSignedEvent, signEvent } from './read-signed-event.ts';

export const createSandboxEvents = (
  clock: Clock,
): SandboxEvents & { readEvent(signed: SignedBody): PaymentEvent } => {
  // Known to this process only: nobody outside can sign for the sandbox.
  const secret = `whsec_sandbox_${randomBytes(24).toString('hex')}`;
  return {
    announce: (type, about) => {
      const now = clock.now();
      const event = {
        id: `evt_sandbox_${randomBytes(12).toString('hex')}`,
        object: 'event',
        type,
        created: Math.floor(now.getTime() / 1000),
        data: { object: about },
      };
      return signEvent(JSON.stringify(event), { secret, now });
    },
    readEvent: (signed) => readSignedEvent(signed, { secrets: [secret], now: clock.now() }),
  };
};
