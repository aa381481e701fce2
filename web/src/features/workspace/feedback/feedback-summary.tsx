import type { AiFeedback, ChildAdviceAnswer } from '@inkling/contract';
import { Box, Button, Group, Loader, Stack, Text, Title } from '@mantine/core';
import { IconPencil, IconStar } from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef } from 'react';
import surface from '../../../ui/theme/surface.module.css';
import classes from './feedback-summary.module.css';
import type { FollowUp } from './find-follow-up.ts';
import type { Gain } from './find-gains.ts';
import { findStrength } from './find-strength.ts';
import { FollowUpNote } from './follow-up-note.tsx';
import { GainCard } from './gain-card.tsx';
import { NextAdviceCard } from './next-advice-card.tsx';
import type { NextAdvice } from './pick-advice.ts';
import { type PutAside, PutAsideNote } from './put-aside-note.tsx';

interface FeedbackLeadProps {
  text: string;
  found: AiFeedback;
  gains: Gain[];
  /** What is begun or tried, and not done. */
  followUp: FollowUp | null;
  advice: NextAdvice | null;
  /** The coach is about to read the new draft; the child may stop it. */
  waiting: { cancel: () => void } | null;
  /** Opens the editor, at the advice or at the draft as a whole; null where there is nothing to change. */
  onFix: ((advice: NextAdvice | null) => void) | null;
  onAnswer: (adviceId: number, answer: ChildAdviceAnswer | null) => void;
  /** The last advice that the child did not want, until the next one is read. */
  putAside: PutAside | null;
  isAnswering: boolean;
  /** Ends the writing; shown as the way on once one piece of advice came true. */
  finish: ReactNode;
}

const Waiting = ({ cancel }: { cancel: () => void }) => (
  <Group justify="space-between" gap="xs" role="status">
    <Group gap="xs" wrap="nowrap">
      <Loader size="xs" aria-hidden />
      <Text>The coach is going to read your new draft.</Text>
    </Group>
    <Button size="compact-md" variant="subtle" onClick={cancel}>
      Don’t read it yet
    </Button>
  </Group>
);

const Reading = () => (
  <Group gap="xs" role="status">
    <Loader size="xs" aria-hidden />
    <Text>Generating feedback...</Text>
  </Group>
);

const Strength = ({ text }: { text: string }) => (
  <Box
    component="section"
    className={surface.inset}
    data-tone="leaf"
    c="var(--text)"
    py="md"
    aria-label="What works"
  >
    <Group gap="xs" wrap="nowrap" align="flex-start">
      <IconStar size={22} aria-hidden color="var(--leaf)" />
      <div>
        <Title order={3} fz="md">
          What works
        </Title>
        <Text mt={4}>{text}</Text>
      </div>
    </Group>
  </Box>
);

/** They come while the child looks elsewhere on the page, and are what the child worked for. */
const Gains = ({ gains, text }: { gains: Gain[]; text: string }) => {
  const place = useRef<HTMLDivElement>(null);
  const hasGains = gains.length > 0;
  useEffect(() => {
    if (hasGains) place.current?.scrollIntoView({ block: 'nearest' });
  }, [hasGains]);
  return (
    <Stack ref={place} gap="xs" className={classes.gains} role="status">
      {gains.map((gain) => (
        <GainCard key={gain.criterion} gain={gain} text={text} />
      ))}
    </Stack>
  );
};

/** What a child reads first: what came true, one strength, one next step and one button. */
export const FeedbackSummary = (props: FeedbackLeadProps) => {
  const { text, found, gains, followUp, advice, waiting, onFix, onAnswer, isAnswering, finish } = props;
  const { putAside } = props;
  const strength = findStrength(found, text);
  const isReading = Object.values(found.generated_status).includes('generating');
  return (
    <Stack gap="sm">
      {waiting && <Waiting {...waiting} />}
      {isReading && <Reading />}
      <Gains gains={gains} text={text} />
      {followUp && (
        <FollowUpNote followUp={followUp} text={text} isNext={advice?.text === followUp.advice.text} />
      )}
      {strength && <Strength text={strength} />}
      {putAside && putAside.adviceId !== advice?.id && (
        <PutAsideNote
          putAside={putAside}
          hasNext={advice !== null}
          onBringBack={() => onAnswer(putAside.adviceId, null)}
        />
      )}
      {advice && (
        <NextAdviceCard
          advice={advice}
          text={text}
          onFix={onFix && (() => onFix(advice))}
          onAnswer={(answer) => onAnswer(advice.id, answer)}
          isAnswering={isAnswering}
        />
      )}
      <Stack gap="xs" className={classes.actions}>
        {finish}
        {onFix && (advice || !isReading) && (
          <Button
            size="md"
            fullWidth
            color={finish ? undefined : 'coral'}
            variant={finish ? 'light' : 'filled'}
            leftSection={<IconPencil size={20} aria-hidden />}
            onClick={() => onFix(advice)}
          >
            Make it better
          </Button>
        )}
      </Stack>
    </Stack>
  );
};
