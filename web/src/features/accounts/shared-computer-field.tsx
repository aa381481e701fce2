import { Checkbox } from '@mantine/core';
import { useState } from 'react';
import { clearSharedComputerChoice, isSharedComputer, storeSharedComputerChoice } from '../../api/token.ts';
import { t } from './texts.ts';

const beginWithDevice = (): boolean => {
  // A tick goes along to the next way in; who took it away and left has said so for nobody else.
  if (!isSharedComputer()) clearSharedComputerChoice();
  return isSharedComputer();
};

/** Noted in this tab at once: every way to sign in looks there, also those that lead over another site. */
export const SharedComputerField = () => {
  const [isShared, setIsShared] = useState(beginWithDevice);
  return (
    <Checkbox
      size="md"
      label={t.thisIsAShared}
      description={t.youAreSignedOutWhen}
      checked={isShared}
      onChange={({ currentTarget: { checked } }) => {
        setIsShared(checked);
        storeSharedComputerChoice(checked);
      }}
    />
  );
};
