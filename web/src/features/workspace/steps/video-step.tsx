import { VideoLesson } from '../../../shared/steps/video-lesson.tsx';
import { VideoText } from '../../../shared/steps/video-text.tsx';
import type { StepProps } from '../step-props.ts';

export const VideoStep = ({ step }: StepProps) => (
  <>
    <VideoLesson url={step.video_url} title={step.title} />
    {step.video_content && <VideoText text={step.video_content} />}
  </>
);
