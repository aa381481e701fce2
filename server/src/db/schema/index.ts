export * from './accounts.ts';
export * from './billing.ts';
export * from './notifications.ts';
export * from './pages.ts';
export * from './rate-limits.ts';
export * from './teaching.ts';
export * from './work-counts.ts';
export * from './writings.ts';
