import { type Language, languageNames, languages, locales } from '@inkling/contract';
import { Radio, SimpleGrid } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../../api/call.ts';
import { accounts } from '../../../api/typed-calls.ts';
import { keepLanguageOfSession, keepLanguageOnDevice, language } from '../../../language/language.ts';
import { t } from './texts.ts';

/** A document has one language: the page is loaded anew in the other one, as soon as the choice is stored. */
export const LanguageChoice = () => {
  const choose = useMutation({
    mutationFn: (chosen: Language) => call(accounts.updateSettings, { body: { language: chosen } }),
    onSuccess: (_, chosen) => {
      keepLanguageOnDevice(chosen);
      keepLanguageOfSession({ role: 'parent', language: chosen });
      window.location.reload();
    },
  });
  return (
    <Radio.Group
      label={t.language}
      description={t.languageOfScreensAndEmails}
      value={choose.variables ?? language}
      onChange={(value) => {
        const chosen = languages.find((one) => one === value);
        if (chosen) choose.mutate(chosen);
      }}
    >
      <SimpleGrid cols={2} spacing="sm" mt="0.375rem">
        {languages.map((one) => (
          <Radio
            key={one}
            value={one}
            label={<span lang={locales[one]}>{languageNames[one]}</span>}
            mih="2.75rem"
          />
        ))}
      </SimpleGrid>
    </Radio.Group>
  );
};
