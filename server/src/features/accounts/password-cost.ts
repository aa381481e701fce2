/** Of argon2id: tens of milliseconds on purpose, so that a stolen table is of little use. Only tests lower it. */
export const passwordCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
