import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { IndexHtmlTransformContext, Plugin } from 'vite';
import type { LandingSite } from './src/features/landing/render-landing-site.tsx';

const root = `${import.meta.dirname}/..`;
const documents: Record<string, (site: LandingSite) => { head: string; body: string }> = {
  '/landing.html': ({ landing }) => landing.en,
  '/landing.zh.html': ({ landing }) => landing.zh,
  '/educators.html': ({ educators }) => educators,
};
const devPaths: Record<string, string> = {
  '/': '/landing.html',
  '/zh': '/landing.zh.html',
  '/b2b': '/educators.html',
};

/** In a process of its own: the pages and the coach are TypeScript of other workspaces. */
const renderSite = async (): Promise<LandingSite> => {
  const run = ['node_modules/tsx/dist/cli.mjs', '--tsconfig', 'web/tsconfig.json', 'scripts/render-site.ts'];
  try {
    const options = { cwd: root, maxBuffer: 2 ** 24 };
    const { stdout } = await promisify(execFile)(process.execPath, run, options);
    return JSON.parse(stdout);
  } catch (error) {
    const said = error instanceof Error && 'stderr' in error ? String(error.stderr).trim() : '';
    throw new Error(said || String(error));
  }
};

const fill = (html: string, { head, body }: { head: string; body: string }): string =>
  html.replace('<!--head-->', () => head).replace('<!--body-->', () => body);

type Bundle = NonNullable<IndexHtmlTransformContext['bundle']>;

/** Styles stand in the document and both faces are asked for at once: the first paint waits for one answer only. */
const bringStyles = (html: string, bundle: Bundle): string =>
  html.replace(/<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/g, (link, file: string) => {
    const asset = bundle[file];
    if (asset?.type !== 'asset') return link;
    const css = String(asset.source);
    const fonts = Object.keys(bundle).filter((name) => /(lexend|fraunces)-latin-wght-normal/.test(name));
    const preloads = fonts.map(
      (name) => `<link rel="preload" href="/${name}" as="font" type="font/woff2" crossorigin>`,
    );
    return `${preloads.join('')}<style>${css}</style>`;
  });

/** Puts the rendered public pages into their documents, in the build and while developing. */
export const landingSitePlugin = (): Plugin => {
  let rendered: Promise<LandingSite> | undefined;
  return {
    name: 'site-pages',
    configureServer: (server) => {
      server.middlewares.use((request, _response, next) => {
        const [path = '', query] = (request.url ?? '').split('?');
        const document = devPaths[path];
        if (document) request.url = query ? `${document}?${query}` : document;
        next();
      });
    },
    transformIndexHtml: {
      order: 'pre',
      handler: async (html, { path, server }) => {
        const documentOf = documents[path];
        if (!documentOf) return html;
        // While developing every load shows the newest state.
        if (!rendered || server) rendered = renderSite();
        return fill(html, documentOf(await rendered));
      },
    },
    generateBundle: {
      order: 'post',
      handler: async function (_options, bundle) {
        rendered ??= renderSite();
        const { files } = await rendered;
        for (const [fileName, source] of Object.entries(files))
          this.emitFile({ type: 'asset', fileName, source });
        for (const name of Object.keys(documents).map((path) => path.slice(1))) {
          const document = bundle[name];
          if (document?.type === 'asset') document.source = bringStyles(String(document.source), bundle);
        }
      },
    },
  };
};
