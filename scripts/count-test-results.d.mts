type Counts = { passed: number; failed: number; skipped: number };
export function countVitest(path: string, exitCode: number): Promise<Counts>;
export function countPlaywright(path: string, exitCode: number): Promise<Counts>;
