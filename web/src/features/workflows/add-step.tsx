import { SimpleGrid, Text, UnstyledButton } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { type EditableType, editableTypes, stepTypeTexts } from './step-types.ts';
import classes from './workflow-cards.module.css';

/** The types of step there are, each one press away. */
export const AddStep = ({ onAdd }: { onAdd: (type: EditableType) => void }) => (
  <div>
    <Text fw={600} mb="xs">
      Add a step
    </Text>
    <SimpleGrid minColWidth="min(100%, 17rem)" spacing="sm">
      {editableTypes.map((type) => {
        const { label, hint, icon: Icon } = stepTypeTexts[type];
        return (
          <UnstyledButton key={type} className={classes.add} onClick={() => onAdd(type)}>
            <Icon size={22} aria-hidden color="var(--ink)" />
            <span className={classes.words}>
              <strong>{label}</strong>
              <small>{hint}</small>
            </span>
            <IconPlus size={18} aria-hidden />
          </UnstyledButton>
        );
      })}
    </SimpleGrid>
  </div>
);
