export const THREAD_STARTER: string;
export function bundle(folder: string, programs: Record<string, string>): Promise<void>;
export function startThreadAt(source: string, address: string): string;
