import { Button, CloseButton, Group, Popover, Progress, Text, Title } from '@mantine/core';
import { useMediaQuery, useWindowEvent } from '@mantine/hooks';
import { useId } from 'react';
import { screenEdgePosition } from './screen-edge-position.ts';
import { t } from './texts.ts';
import classes from './tour.module.css';
import type { TourStop } from './tour-stop.ts';
import { useTargetPosition } from './use-target-position.ts';

const narrow = '(max-width: 48em)';

interface TourTipProps {
  stop: TourStop;
  at: number;
  stops: number;
  onPrevious: () => void;
  onNext: () => void;
  onSkip: () => void;
}

const TipText = ({
  stop,
  at,
  stops,
  onSkip,
  ids,
}: TourTipProps & { ids: { title: string; text: string } }) => (
  <>
    <div className={classes.head}>
      <Title order={2} fz="h4" id={ids.title}>
        {stop.title}
      </Title>
      <CloseButton size="2.75rem" iconSize="1.25rem" aria-label={t.closeTheTour} onClick={onSkip} />
    </div>
    <Text mt={4} id={ids.text}>
      {stop.text}
    </Text>
    <Group gap="sm" mt="sm" wrap="nowrap">
      <Progress flex={1} value={Math.round(((at + 1) / stops) * 100)} aria-label={t.tourProgress} />
      <Text size="sm" c="dimmed">
        {t.stopOf(at + 1, stops)}
      </Text>
    </Group>
  </>
);

const TipButtons = ({ at, stops, onPrevious, onNext, onSkip }: Omit<TourTipProps, 'stop'>) => (
  <Group gap="xs" justify="space-between" mt="sm">
    <Button variant="subtle" px="sm" onClick={onSkip}>
      {t.skip}
    </Button>
    <Group gap="xs" wrap="nowrap">
      {at > 0 && (
        <Button variant="default" px="md" onClick={onPrevious}>
          {t.previous}
        </Button>
      )}
      <Button px="md" onClick={onNext} data-autofocus>
        {at + 1 < stops ? t.next : t.complete}
      </Button>
    </Group>
  </Group>
);

/** One stop: the place it is about stays bright, the words stand beside it and hold the keyboard. */
export const TourTip = (props: TourTipProps) => {
  const { stop, onPrevious, onNext, onSkip } = props;
  const place = useTargetPosition(stop.place);
  const isNarrow = useMediaQuery(narrow, undefined, { getInitialValueInEffect: false });
  const id = useId();
  const ids = { title: `${id}-title`, text: `${id}-text` };
  // On the window: between two stops the focus is nowhere for a moment.
  useWindowEvent('keydown', ({ key }) => {
    if (key === 'ArrowRight') onNext();
    if (key === 'ArrowLeft') onPrevious();
  });
  if (!place) return <div className={classes.veil} />;
  const { side, anchor } = isNarrow
    ? screenEdgePosition(place)
    : { side: stop.side ?? 'bottom', anchor: place };
  return (
    <>
      <div className={classes.veil} />
      <div className={classes.spot} style={place} />
      <Popover
        opened
        onDismiss={onSkip}
        closeOnClickOutside={false}
        position={side}
        width="min(23rem, calc(100vw - 2rem))"
        offset={12}
        trapFocus
        withRoles={false}
        hideDetached={false}
        middlewares={{ flip: true, shift: { padding: 16, crossAxis: true } }}
        transitionProps={{ duration: 0 }}
        zIndex={300}
      >
        <Popover.Target>
          <div className={classes.anchor} style={anchor} />
        </Popover.Target>
        <Popover.Dropdown
          className={classes.tip}
          role="dialog"
          aria-modal
          aria-labelledby={ids.title}
          aria-describedby={ids.text}
        >
          <TipText {...props} ids={ids} />
          <TipButtons {...props} />
        </Popover.Dropdown>
      </Popover>
    </>
  );
};
