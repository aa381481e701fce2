import {
  askTeacherText,
  type NameInClass,
  type PictureName,
  pictureNames,
  picturesPerChild,
} from '@inkling/contract';
import { Button, Group, Stack, Text, Title, VisuallyHidden } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { Picture, wordOfPicture } from '../../shared/pictures/picture.tsx';
import { FormErrorBanner } from '../../ui/form-error-banner.tsx';
import { Mascot } from '../../ui/mascot/mascot.tsx';
import classes from './class-sign-in-page.module.css';
import { useSignInWithPictures } from './use-sign-in-with-pictures.ts';

/** How many are tapped, and not which: the next child may be looking. */
const Slots = ({ count }: { count: number }) => (
  <div>
    <div className={classes.slots} aria-hidden="true">
      {Array.from({ length: picturesPerChild }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the slots are their positions
        <span key={index} data-filled={index < count || undefined}>
          {index < count && <IconCheck size={26} stroke={3} />}
        </span>
      ))}
    </div>
    <VisuallyHidden role="status">
      {count} of {picturesPerChild} tapped
    </VisuallyHidden>
  </div>
);

const AskTeacher = ({ onBack }: { onBack: () => void }) => (
  <Stack gap="lg" align="center" role="alert">
    <Mascot mood="caring" size={150} />
    <Title order={1}>{askTeacherText}</Title>
    <Text fz="lg">Put your hand up. Your teacher knows what to do.</Text>
    <Button variant="default" size="md" onClick={onBack}>
      Back to the names
    </Button>
  </Stack>
);

interface PicturesStepProps {
  code: string;
  child: NameInClass;
  onBack: () => void;
  /** The lesson is over, or was closed. */
  onClosed: (why: string) => void;
}

export const PicturesStep = ({ code, child, onBack, onClosed }: PicturesStepProps) => {
  const [tapped, setTapped] = useState<PictureName[]>([]);
  const { signIn, problem, isStuck } = useSignInWithPictures({ code, child, onClosed });
  const tap = (name: PictureName) => {
    if (signIn.isPending || signIn.isSuccess) return;
    const pictures = [...tapped, name];
    setTapped(pictures);
    signIn.reset();
    if (pictures.length === picturesPerChild) signIn.mutate(pictures, { onError: () => setTapped([]) });
  };
  if (isStuck) return <AskTeacher onBack={onBack} />;
  return (
    <Stack gap="lg">
      <Title order={1}>Hello, {child.name}! Tap your three pictures</Title>
      <Slots count={tapped.length} />
      <FormErrorBanner isLarge>{problem}</FormErrorBanner>
      <ul className={classes.pictures} aria-label="Pictures">
        {pictureNames.map((name) => (
          <li key={name}>
            <button type="button" className={classes.picture} onClick={() => tap(name)}>
              <Picture name={name} />
              {wordOfPicture(name)}
            </button>
          </li>
        ))}
      </ul>
      <Group justify="center" gap="sm">
        <Button variant="default" size="md" disabled={tapped.length === 0} onClick={() => setTapped([])}>
          Start again
        </Button>
        <Button variant="default" size="md" onClick={onBack}>
          I am not {child.name}
        </Button>
      </Group>
    </Stack>
  );
};
