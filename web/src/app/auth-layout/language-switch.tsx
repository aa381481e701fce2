import { languageNames, languages, locales } from '@inkling/contract';
import { Button, Group } from '@mantine/core';
import { keepLanguageOnDevice, language } from '../../language/language.ts';
import { t } from './texts.ts';

/** Before somebody signs in: kept on this device, and given to the account when they sign up. */
export const LanguageSwitch = () => (
  <Group component="nav" gap={0} ml="auto" mr="-md" aria-label={t.language}>
    {languages
      .filter((one) => one !== language)
      .map((one) => (
        <Button
          key={one}
          variant="subtle"
          lang={locales[one]}
          onClick={() => {
            keepLanguageOnDevice(one);
            window.location.reload();
          }}
        >
          {languageNames[one]}
        </Button>
      ))}
  </Group>
);
