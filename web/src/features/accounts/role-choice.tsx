import { screens } from '@inkling/contract';
import { Anchor, Radio, Text } from '@mantine/core';
import { Link } from 'react-router';
import classes from './role-choice.module.css';

/** Only parents register by themselves, so the choice is shown and already made. */
export const RoleChoice = () => {
  return (
    <Radio.Group label="I am a" name="role" value="parent">
      <div className={classes.choices}>
        <div className={classes.choice} data-chosen>
          <Radio
            value="parent"
            label="Parent"
            description="I add my children and follow their writing"
            readOnly
          />
        </div>
        <div className={classes.choice}>
          <Radio value="teacher" label="Teacher" description="Not yet available" disabled />
          <Text size="sm" pl={32}>
            <Anchor component={Link} to={screens.educators.path} underline="always">
              Learn more
            </Anchor>
          </Text>
        </div>
      </div>
    </Radio.Group>
  );
};
