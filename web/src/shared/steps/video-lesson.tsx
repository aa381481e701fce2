import { Card, Center, Loader, Text } from '@mantine/core';
import { useCallback, useState } from 'react';
import classes from './video-lesson.module.css';

/** The video of a step, or the state it is in. */
export const VideoLesson = ({ url, title }: { url: string; title: string }) => {
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading');
  // A quick answer comes before React listens, and its event is gone by then.
  const lookAt = useCallback((video: HTMLVideoElement | null) => {
    if (video?.error) setState('failed');
    else if (video && video.readyState >= video.HAVE_METADATA) setState('ready');
  }, []);
  return (
    <Card padding={0} className={classes.stage}>
      {!url && <Notice text="No video available for this step" />}
      {url && state === 'failed' && <Notice text="Unable to load video. Please try again later." />}
      {url && state === 'loading' && <Notice text="Loading video..." busy />}
      {url && state !== 'failed' && (
        // biome-ignore lint/a11y/useMediaCaption: the text of the lesson stands under the video
        <video
          ref={lookAt}
          className={classes.video}
          data-ready={state === 'ready'}
          src={url}
          controls
          preload="metadata"
          aria-label={title}
          onLoadedMetadata={() => setState('ready')}
          onError={() => setState('failed')}
        />
      )}
    </Card>
  );
};

const Notice = ({ text, busy = false }: { text: string; busy?: boolean }) => (
  <Center className={classes.notice} role="status">
    {busy && <Loader size="sm" mr="sm" aria-hidden />}
    <Text>{text}</Text>
  </Center>
);
