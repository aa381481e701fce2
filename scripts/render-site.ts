// Prints the public pages as JSON: called by the web app's build, which cannot run the coach itself.
import { renderLandingSite } from '../web/src/features/landing/render-landing-site.tsx';
import { readSite } from './read-site.ts';
import { sampleFeedback } from './sample-feedback.ts';

try {
  const site = readSite();
  process.stdout.write(JSON.stringify(renderLandingSite(site, await sampleFeedback())));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
}
