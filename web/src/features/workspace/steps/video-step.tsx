import { Card, Center, Loader, Text, Title } from '@mantine/core';
import { useState } from 'react';
import type { StepProps } from '../step-view.tsx';
import classes from './video-step.module.css';

export const VideoStep = ({ step }: StepProps) => {
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading');
  return (
    <>
      <Card padding={0} className={classes.stage}>
        {!step.video_url && <Notice text="No video available for this step" />}
        {step.video_url && state === 'failed' && (
          <Notice text="Unable to load video. Please try again later." />
        )}
        {step.video_url && state === 'loading' && <Notice text="Loading video..." busy />}
        {step.video_url && state !== 'failed' && (
          // biome-ignore lint/a11y/useMediaCaption: the text of the lesson stands under the video
          <video
            className={classes.video}
            data-ready={state === 'ready'}
            src={step.video_url}
            controls
            preload="metadata"
            aria-label={step.title}
            onLoadedMetadata={() => setState('ready')}
            onError={() => setState('failed')}
          />
        )}
      </Card>
      {step.video_content && (
        <section className={classes.about}>
          <Title order={2} fz="h3">
            About this video
          </Title>
          <Text mt="xs" style={{ whiteSpace: 'pre-line' }}>
            {step.video_content}
          </Text>
        </section>
      )}
    </>
  );
};

const Notice = ({ text, busy = false }: { text: string; busy?: boolean }) => (
  <Center className={classes.notice} role="status">
    {busy && <Loader size="sm" mr="sm" aria-hidden />}
    <Text>{text}</Text>
  </Center>
);
