// The smallest program around the embedded database: `run-database.ts <folder> [once]`.
import { startEmbedded } from '../start-embedded.ts';

const [dataDir = '', mode] = process.argv.slice(2);

function end(line: string): never {
  process.stderr.write(`${line}\n`);
  process.exit(1);
}

try {
  const database = await startEmbedded({
    dataDir,
    throwaway: true,
    onCrash: (error) => end(`crash: ${error.message}`),
  });
  const stop = async () => {
    await database.stop();
    process.stdout.write('stopped\n');
    process.exit(0);
  };
  process.once('SIGINT', stop).once('SIGTERM', stop);
  process.stdout.write(`${database.url}\n`);
  if (mode === 'once') await stop();
  // The database keeps no process alive by itself.
  setInterval(() => undefined, 60_000);
} catch (error) {
  end(error instanceof Error ? `${error.name}: ${error.message}` : String(error));
}
