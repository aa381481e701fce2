export const riskKinds = [
  'self-harm',
  'abuse',
  'grooming',
  'being-hurt',
  'bullying',
  'violence',
  'eating',
  'neglect',
  'friend-in-danger',
  'running-away',
] as const;
export type RiskKind = (typeof riskKinds)[number];
