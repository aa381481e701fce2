import { videoTypes } from '@inkling/contract';
import { Button, FileButton, Group, Progress, Stack, Text, Textarea } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import { VideoLesson } from '../../shared/steps/video-lesson.tsx';
import type { StepFieldsProps } from './step-fields-props.ts';
import { useVideoUpload } from './use-video-upload.ts';

const Uploading = ({ share, onCancel }: { share: number; onCancel: () => void }) => (
  <Group gap="md" wrap="nowrap">
    <Progress value={share * 100} flex={1} size="lg" animated aria-label="Video upload" />
    <Text size="sm" miw="3ch">
      {Math.round(share * 100)}%
    </Text>
    <Button variant="default" onClick={onCancel}>
      Cancel upload
    </Button>
  </Group>
);

export const VideoFields = ({ step, onChange, onUploading }: StepFieldsProps) => {
  const upload = useVideoUpload({ onUploaded: (video_url) => onChange({ video_url }), onUploading });
  const hasVideo = step.video_url !== '';
  return (
    <>
      <Stack gap="xs">
        <Text fw={500}>Video</Text>
        {hasVideo && !upload.isUploading && (
          <VideoLesson key={step.video_url} url={step.video_url} title={step.title} />
        )}
        {upload.isUploading ? (
          <Uploading share={upload.share} onCancel={upload.cancel} />
        ) : (
          <Group gap="sm">
            <FileButton
              onChange={upload.start}
              accept={videoTypes.join(',')}
              inputProps={{ 'aria-label': 'Video file' }}
            >
              {(props) => (
                <Button {...props} variant="default" leftSection={<IconUpload size={18} aria-hidden />}>
                  {hasVideo ? 'Replace video' : 'Upload video'}
                </Button>
              )}
            </FileButton>
            {hasVideo && (
              <Button variant="subtle" onClick={() => onChange({ video_url: '' })}>
                Remove video
              </Button>
            )}
            <Text size="sm" c="dimmed">
              MP4, WebM or MOV, up to 100 MB
            </Text>
          </Group>
        )}
        {upload.problem && (
          <Text size="sm" c="var(--danger)" role="alert">
            {upload.problem}
          </Text>
        )}
      </Stack>
      <Textarea
        label="About this video"
        description="Stands under the video, for those who cannot hear it or would rather read"
        autosize
        minRows={2}
        maxLength={4000}
        value={step.video_content}
        onChange={({ currentTarget }) => onChange({ video_content: currentTarget.value })}
      />
    </>
  );
};
