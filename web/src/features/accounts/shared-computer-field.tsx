import { Checkbox } from '@mantine/core';
import { useState } from 'react';
import { isSharedComputer, keepSharedComputer } from '../../api/token.ts';
import { t } from './texts.ts';

/** Kept on the device at once: every way to sign in looks there, also those that lead over another site. */
export const SharedComputerField = () => {
  const [isShared, setIsShared] = useState(isSharedComputer);
  return (
    <Checkbox
      size="md"
      label={t.thisIsAShared}
      description={t.youAreSignedOutWhen}
      checked={isShared}
      onChange={({ currentTarget: { checked } }) => {
        setIsShared(checked);
        keepSharedComputer(checked);
      }}
    />
  );
};
