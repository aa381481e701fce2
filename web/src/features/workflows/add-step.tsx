import { SimpleGrid, Text } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import classes from './add-step.module.css';
import { type EditableType, editableTypes, stepTypeWords } from './step-types.ts';

/** The types of step there are, each one press away. */
export const AddStep = ({ onAdd }: { onAdd: (type: EditableType) => void }) => (
  <div>
    <Text fw={600} mb="xs">
      Add a step
    </Text>
    <SimpleGrid minColWidth="min(100%, 17rem)" spacing="sm">
      {editableTypes.map((type) => {
        const { label, hint, icon: Icon } = stepTypeWords[type];
        return (
          <button key={type} type="button" className={classes.type} onClick={() => onAdd(type)}>
            <Icon size={22} aria-hidden />
            <span>
              <strong>{label}</strong>
              <small>{hint}</small>
            </span>
            <IconPlus size={18} aria-hidden />
          </button>
        );
      })}
    </SimpleGrid>
  </div>
);
