import type { NameInClass } from '@inkling/contract';
import { Button, Stack, Text, Title } from '@mantine/core';
import classes from './class-sign-in-page.module.css';

interface NamesStepProps {
  names: NameInClass[];
  onChoose: (child: NameInClass) => void;
  onBack: () => void;
}

export const NamesStep = ({ names, onChoose, onBack }: NamesStepProps) => (
  <Stack gap="xl" align="center">
    <Title order={1}>{names.length > 0 ? 'Tap your name' : 'Nobody here has pictures yet'}</Title>
    {names.length > 0 ? (
      <ul className={classes.names} aria-label="Names" style={{ width: '100%' }}>
        {names.map((child) => (
          <li key={child.key}>
            <button type="button" className={classes.name} onClick={() => onChoose(child)}>
              {child.name}
            </button>
          </li>
        ))}
      </ul>
    ) : (
      <Text fz="lg">Ask your teacher for your picture card.</Text>
    )}
    {names.length > 0 && (
      <Text c="dimmed" fz="lg">
        Is your name not here? Ask your teacher.
      </Text>
    )}
    <Button variant="default" size="md" onClick={onBack}>
      This is not my class
    </Button>
  </Stack>
);
