/** Files of the demo school, drawn for it, beside this one in media/. */
export const demoMedia = {
  planVideo: { filename: 'plan-a-story.webm', content_type: 'video/webm' },
  lighthouse: { filename: 'lighthouse.svg', content_type: 'image/svg+xml' },
  reef: { filename: 'reef.svg', content_type: 'image/svg+xml' },
  storytellers: { filename: 'storytellers.svg', content_type: 'image/svg+xml' },
  kindness: { filename: 'kindness.svg', content_type: 'image/svg+xml' },
  planet: { filename: 'planet.svg', content_type: 'image/svg+xml' },
} as const;
export type DemoMediaName = keyof typeof demoMedia;
