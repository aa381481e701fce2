// Prints the public pages as JSON: called by the web app's build, which cannot run the coach itself.
import { renderDocuments } from '../web/src/features/landing/render-documents.tsx';
import { readSite } from './read-site.ts';
import { sampleFeedback } from './sample-feedback.ts';

try {
  const site = readSite();
  process.stdout.write(JSON.stringify(renderDocuments(site, await sampleFeedback())));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
}
