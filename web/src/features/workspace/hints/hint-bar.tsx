import { type Hint, pluralise } from '@inkling/contract';
import { Button, CloseButton, Group, Stack, Text } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import surface from '../../../ui/theme/surface.module.css';
import textClasses from '../../../ui/theme/text.module.css';
import classes from './hint-bar.module.css';
import { type ClueLevel, spellingClueFor } from './spelling-clue.ts';
import type { Hints, OpenHint } from './use-hints.ts';

const kinds: Record<Hint['kind'], string> = {
  spelling: 'Spelling',
  grammar: 'Grammar',
  punctuation: 'Punctuation',
};

const headingFor = ({ count, open, isFromDevice }: NonNullable<Hints['found']>): string => {
  if (count === 0)
    return isFromDevice ? 'Nothing stands out on this device.' : 'Nothing stands out. Well checked!';
  if (open.length === 0) return 'You looked at every one. Well done!';
  return `${pluralise(open.length, 'place')} to look at again`;
};

/** A clue first; the answer only for who asks twice. */
const Clue = ({ hint: { word, suggestions } }: { hint: OpenHint }) => {
  const [level, setLevel] = useState<ClueLevel>(0);
  const [first] = suggestions;
  if (first === undefined) return null;
  if (level === 2) return <Text>Maybe: {suggestions.join(', ')}</Text>;
  return (
    <Group gap="xs">
      {level === 1 && <Text>{spellingClueFor(word, first)}</Text>}
      <Button size="sm" variant="light" px="md" onClick={() => setLevel(level === 0 ? 1 : 2)}>
        {level === 0 ? 'Give me a clue' : 'Show me the word'}
      </Button>
    </Group>
  );
};

const ChosenHint = ({ hint }: { hint: OpenHint }) => (
  <Stack gap="xs" pt="xs" px="2xs" className={textClasses.breakable}>
    <Text>
      <strong>{hint.word.trim() || kinds[hint.kind]}</strong>: {hint.reason}
      {hint.places.length > 1 && ` It stands there ${hint.places.length} times.`}
    </Text>
    <Clue key={hint.key} hint={hint} />
  </Stack>
);

interface HintBarProps {
  hints: Hints;
  /** Brings the place of a hint into sight. */
  onShow: (hint: OpenHint) => void;
}

/** How many places are left, which they are, and a hint for the one that was tapped; the child decides and types. */
export const HintBar = ({ hints, onShow }: HintBarProps) => {
  const { found, chosen } = hints;
  const place = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the bar grows with the hint that is read
  useEffect(() => {
    // With the sheet that it belongs to: together they fit on the screen.
    place.current?.parentElement?.scrollIntoView({ block: 'nearest' });
  }, [chosen?.key]);
  if (!found) return null;
  return (
    <section ref={place} className={classes.bar} aria-label="Places to look at again">
      <Group justify="space-between" wrap="nowrap" gap="xs">
        <strong aria-live="polite">{headingFor(found)}</strong>
        <CloseButton aria-label="Close the list" onClick={hints.forget} size="xl" />
      </Group>
      {found.isFromDevice && (
        <Text size="sm" c="dimmed">
          You are not connected, so only this device has looked.
        </Text>
      )}
      {found.open.length > 0 && (
        <ul className={classes.words} aria-label="Words with a hint">
          {found.open.map((hint) => (
            <li key={hint.key}>
              <button
                type="button"
                className={`${surface.pill} ${classes.word}`}
                aria-pressed={hint === chosen}
                onClick={() => {
                  hints.choose(hint.key);
                  onShow(hint);
                }}
              >
                {hint.word.trim() || kinds[hint.kind]}
              </button>
            </li>
          ))}
        </ul>
      )}
      {chosen && <ChosenHint hint={chosen} />}
    </section>
  );
};
