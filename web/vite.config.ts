import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { productionRouterPlugin } from './alias-production-router-plugin.ts';
import { compressedCopiesPlugin } from './compressed-copies-plugin.ts';
import { firstLoadPlugin } from './first-load-plugin.ts';
import { contractCallsPlugin } from './generate-contract-calls-plugin.ts';
import { landingSitePlugin } from './landing-site-plugin.ts';
import { mantineStylesPlugin } from './mantine-styles-plugin.ts';
import { postcssPlugins } from './postcss-plugins.ts';
import { lightColors } from './src/ui/theme/palette.ts';

const server = `http://127.0.0.1:${process.env.PORT ?? 3000}`;

/** Lists, menus, dialogs and hints open after the first paint, and forms and grids are on other screens than a draft. */
const opensLater =
  /node_modules[\\/](@floating-ui|@mantine[\\/](form|core[\\/]esm[\\/](utils[\\/]Floating|components[\\/](Anchor|Checkbox|Combobox|Floating|FocusTrap|InlineInput|Input|InputBase|Menu|Modal|ModalBase|Drawer|Overlay|Popover|Portal|ScrollArea|Select|SimpleGrid|TextInput|Tooltip|Transition|Pill|PillsInput))|hooks[\\/]esm[\\/](use-focus-trap|use-long-press|use-debounced-callback)))[\\/]/;

/** The calls of what a child does; with those of adults they would be three times as many. */
const childCalls =
  /virtual:contract-calls[\\/](accounts|achievements|chat|dashboard|feedback|feedbackRounds|notifications|reviews|writings)$/;

/** Other screens ask for their parts one moment later, which keeps the list of parts short. */
const loadsAtOnce = /\/(screens|workspace)-[^/]*$/;

/** Beside what a child's draft loads first; that is the first load's plugin's. */
const chunks = [
  // What every page in Chinese needs comes in one piece.
  {
    name: 'chinese',
    test: /[\\/]src[\\/](language[\\/]fill-in-chinese|app[\\/](texts-of-screens|chinese-titles)|(app|api|ui|shared|app[\\/]navbar|shared[\\/]labels|features[\\/]notifications)[\\/](failures\.)?texts\.zh|features[\\/]help[\\/]help-widget\.texts\.zh)\.ts$/,
  },
  { name: 'calls', test: childCalls },
  { name: 'other-calls', test: /virtual:contract-calls[\\/]/ },
  {
    name: 'more-kit',
    test: (id: string) =>
      /node_modules[\\/](@mantine|clsx|@tabler|@tanstack)[\\/]/.test(id) &&
      !opensLater.test(id) &&
      !id.endsWith('.css'),
    minShareCount: 24,
  },
];

export default defineConfig({
  root: import.meta.dirname,
  css: { postcss: { plugins: postcssPlugins } },
  server: { proxy: { '/app_api': server, '/files': server } },
  build: {
    target: 'es2022',
    // Its few lines would be the largest script of the public pages, for browsers older than the ones we build for.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (file, parts, { hostType }) =>
        hostType === 'html' || loadsAtOnce.test(file) ? parts : [],
    },
    rolldownOptions: {
      input: ['index.html', 'landing.html', 'landing.zh.html', 'educators.html'].map(
        (name) => `${import.meta.dirname}/${name}`,
      ),
      // The contract's declarations have no side effects: a screen carries only those it calls.
      treeshake: { moduleSideEffects: [{ test: /[\\/]contract[\\/]src[\\/]/, sideEffects: false }] },
      output: { codeSplitting: { groups: chunks } },
    },
  },
  plugins: [
    react(),
    contractCallsPlugin(),
    firstLoadPlugin(),
    mantineStylesPlugin(),
    productionRouterPlugin(),
    landingSitePlugin(),
    compressedCopiesPlugin(),
    VitePWA({
      // Never reloads by itself: someone may be typing.
      registerType: 'prompt',
      injectRegister: null,
      manifest: {
        name: 'Inkling',
        short_name: 'Inkling',
        description: 'A writing coach for school children',
        lang: 'en-AU',
        id: '/',
        start_url: '/home',
        display: 'standalone',
        background_color: lightColors.paper,
        theme_color: lightColors.paper,
        icons: [
          { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
          { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
          { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
          { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
        ],
      },
      workbox: {
        globPatterns: [
          'index.html',
          'theme.js',
          'favicon.svg',
          'assets/*.{js,css}',
          'assets/*-latin-wght-*.woff2',
          // For spelling hints without a network.
          'assets/known-words-*.bloom',
        ],
        // For those who read it, and never for children.
        globIgnores: ['assets/*texts.zh-*.js', 'assets/chinese-*.js'],
        navigateFallback: '/index.html',
        // The public pages are documents of their own.
        directoryIndex: null,
        // Pages for learning platforms have leave to be framed or to send a form, which a kept page has not.
        navigateFallbackDenylist: [/^\/(app_api|files|healthz|readyz|lti)/, /^\/(b2b|zh)?(\?|$)/],
        cleanupOutdatedCaches: true,
      },
    }),
  ],
});
