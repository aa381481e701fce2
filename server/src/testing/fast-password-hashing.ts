import { passwordCost } from '../features/accounts/password-cost.ts';

/** Imported before anything that hashes: hundreds of tests sign somebody in, and none of them is about the cost. */
Object.assign(passwordCost, { memoryCost: 8, timeCost: 1 });
