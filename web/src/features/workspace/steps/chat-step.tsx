import { Card, Modal, SimpleGrid, Text, Title, UnstyledButton } from '@mantine/core';
import { useState } from 'react';
import { RichText } from '../../../ui/rich-text.tsx';
import { ChatPanel } from '../chat/chat-panel.tsx';
import type { StepProps } from '../step-view.tsx';
import classes from './chat-step.module.css';

const Images = ({ images }: { images: StepProps['writing']['images'] }) => {
  const [shown, setShown] = useState<(typeof images)[number] | null>(null);
  return (
    <>
      <SimpleGrid cols={2} mt="md">
        {images.map((image) => (
          <UnstyledButton
            key={image.id}
            className={classes.thumb}
            onClick={() => setShown(image)}
            aria-label={`Look at ${image.filename}`}
          >
            <img src={image.url} alt="" />
          </UnstyledButton>
        ))}
      </SimpleGrid>
      <Modal
        opened={shown !== null}
        onClose={() => setShown(null)}
        size="xl"
        title={shown?.filename}
        closeButtonProps={{ 'aria-label': 'Close' }}
      >
        {shown && <img src={shown.url} alt={shown.filename} className={classes.large} />}
      </Modal>
    </>
  );
};

/** Talk first: the coach on one side, the task on the other. */
export const ChatStep = ({ writing, step }: StepProps) => (
  <div className={classes.columns}>
    <Card padding="lg">
      <ChatPanel writing={writing} step={step} />
    </Card>
    <Card padding="lg" component="section" aria-label="Your task">
      <Title order={2} fz="h3">
        {writing.activity?.title ?? writing.title}
      </Title>
      {writing.activity?.description && <Text mt="xs">{writing.activity.description}</Text>}
      {writing.requirements && (
        <>
          <Title order={3} fz="h4" mt="md">
            Requirements
          </Title>
          <RichText html={writing.requirements} />
        </>
      )}
      {writing.images.length > 0 && <Images images={writing.images} />}
    </Card>
  </div>
);
