export * from './accounts.ts';
export * from './files.ts';
export * from './notifications.ts';
export * from './pages.ts';
export * from './rate-limits.ts';
