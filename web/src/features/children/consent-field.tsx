import { consentText, locales, screens } from '@inkling/contract';
import { Anchor, Checkbox, type CheckboxProps } from '@mantine/core';
import surface from '../../ui/theme/surface.module.css';
import classes from './children-page.module.css';
import { t } from './texts.ts';

/** Shows the very words that are stored with the child's account. */
export const ConsentField = (props: CheckboxProps) => (
  <div className={`${classes.wide} ${surface.inset}`}>
    <Checkbox
      label={<span lang={locales.en}>{consentText}</span>}
      description={t.consentInYourLanguage}
      size="md"
      {...props}
    />
    <Anchor href={screens.privacy.path} target="_blank" size="sm" py={12} display="inline-block">
      {t.readThePrivacyPolicyOpens}
    </Anchor>
  </div>
);
