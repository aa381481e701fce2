// Prints the public pages as JSON: called by the web app's build, which cannot run the coach itself.
import { renderLandingSite } from '../web/src/features/landing/render-landing-site.tsx';
import { readSiteSettings } from './read-site-settings.ts';
import { sampleFeedback } from './sample-feedback.ts';

try {
  const site = readSiteSettings();
  process.stdout.write(JSON.stringify(renderLandingSite(site, await sampleFeedback())));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
}
