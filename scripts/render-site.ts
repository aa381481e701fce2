// Prints the public pages as JSON: called by the web app's build, which cannot run the coach itself.
import { renderLandingSite } from '../web/src/features/landing/render-landing-site.tsx';
import { giveFeedbackOnLandingPageSamples } from './landing-page-sample-feedback.ts';
import { readSiteSettings } from './read-site-settings.ts';

try {
  const site = readSiteSettings();
  process.stdout.write(JSON.stringify(renderLandingSite(site, await giveFeedbackOnLandingPageSamples())));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
}
