import { consentText, screens } from '@inkling/contract';
import { Anchor, Checkbox, type CheckboxProps } from '@mantine/core';
import surface from '../../ui/theme/surface.module.css';
import classes from './children-page.module.css';

/** Shows the very words that are stored with the child's account. */
export const ConsentField = (props: CheckboxProps) => (
  <div className={`${classes.wide} ${surface.inset}`}>
    <Checkbox label={consentText} size="md" {...props} />
    <Anchor href={screens.privacy.path} target="_blank" size="sm" py={12} display="inline-block">
      Read the Privacy Policy (opens in a new tab)
    </Anchor>
  </div>
);
