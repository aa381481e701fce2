import { limits, type Settings } from '@inkling/contract';
import { Box, Flex, Radio, SimpleGrid, Slider, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useUser } from '../../../api/session.ts';
import { darkColors, lightColors } from '../../../ui/theme/palette.ts';
import surface from '../../../ui/theme/surface.module.css';
import classes from './appearance-section.module.css';
import { LanguageChoice } from './language-choice.tsx';
import { SettingsSection } from './settings-section.tsx';
import { t } from './texts.ts';

type Look = Settings['appearance'];

const themes: { value: Look['theme']; label: string }[] = [
  { value: 'light', label: t.light },
  { value: 'dark', label: t.dark },
  { value: 'system', label: t.system },
];

const sketch = (page: string | undefined, heading: string | undefined, line: string | undefined) => ({
  '--sketch-page': page,
  '--sketch-heading': heading,
  '--sketch-line': line,
});

/** A small page in the colours of each theme. */
const sketches: Record<Look['theme'], ReturnType<typeof sketch>> = {
  light: sketch(lightColors.paper, lightColors.ink, lightColors.line),
  dark: sketch(darkColors.paper, darkColors.ink, darkColors.line),
  system: sketch(
    `linear-gradient(105deg, ${lightColors.paper} 50%, ${darkColors.paper} 50.5%)`,
    darkColors.rest,
    lightColors.rest,
  ),
};

const ThemeChoice = ({
  value,
  onChange,
}: {
  value: Look['theme'];
  onChange: (theme: Look['theme']) => void;
}) => (
  <Radio.Group
    label={t.theme}
    value={value}
    onChange={(chosen) => {
      const found = themes.find((theme) => theme.value === chosen);
      if (found) onChange(found.value);
    }}
  >
    <SimpleGrid cols={3} spacing="sm" mt="0.375rem">
      {themes.map((theme) => (
        <Radio.Card key={theme.value} value={theme.value} className={surface.choice} p="0.625rem">
          <Box
            component="span"
            className={classes.sketch}
            __vars={sketches[theme.value]}
            aria-hidden="true"
          />
          <Flex
            component="span"
            direction={{ base: 'column', xs: 'row' }}
            align="center"
            gap="xs"
            mt="xs"
            mih="2rem"
            fw={500}
          >
            <Radio.Indicator size="sm" />
            {theme.label}
          </Flex>
        </Radio.Card>
      ))}
    </SimpleGrid>
  </Radio.Group>
);

/** While the thumb moves only the sample grows: the slider would slip away under a growing page. */
const FontSize = ({ value, onChange }: { value: number; onChange: (size: number) => void }) => {
  const [moving, setMoving] = useState(value);
  return (
    <div>
      <Text fw={500} id="font-size">
        {t.fontSizePx(moving)}
      </Text>
      <Slider
        aria-labelledby="font-size"
        thumbLabel={t.fontSize}
        min={limits.font_size_min}
        max={limits.font_size_max}
        value={moving}
        onChange={setMoving}
        onChangeEnd={onChange}
        label={null}
        size="lg"
        thumbSize={26}
        mt="sm"
        marks={[
          { value: limits.font_size_min },
          { value: limits.font_size },
          { value: limits.font_size_max },
        ]}
      />
      <Box component="p" className={surface.inset} mt="lg" fz={moving}>
        {t.theLanternFlickeredOnceAnd}
      </Box>
    </div>
  );
};

export const AppearanceSection = () => {
  const isParent = useUser()?.role === 'parent';
  return (
    <SettingsSection title={t.appearance} text={t.howInklingLooksOnEvery}>
      {({ appearance }, change) => (
        <Stack gap="2xl">
          {isParent && <LanguageChoice />}
          <ThemeChoice
            value={appearance.theme}
            onChange={(theme) => change({ appearance: { ...appearance, theme } })}
          />
          <FontSize
            value={appearance.fontSize}
            onChange={(fontSize) => change({ appearance: { ...appearance, fontSize } })}
          />
        </Stack>
      )}
    </SettingsSection>
  );
};
