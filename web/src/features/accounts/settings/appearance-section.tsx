import { limits, type Settings } from '@inkling/contract';
import { Radio, Slider, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import classes from './appearance-section.module.css';
import { SettingsSection } from './settings-section.tsx';

type Look = Settings['appearance'];

const themes: { value: Look['theme']; label: string }[] = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
  { value: 'system', label: 'System' },
];

const ThemeChoice = ({
  value,
  onChange,
}: {
  value: Look['theme'];
  onChange: (theme: Look['theme']) => void;
}) => (
  <Radio.Group
    label="Theme"
    value={value}
    onChange={(chosen) => {
      const found = themes.find((theme) => theme.value === chosen);
      if (found) onChange(found.value);
    }}
  >
    <div className={classes.themes}>
      {themes.map((theme) => (
        <Radio.Card key={theme.value} value={theme.value} className={classes.theme}>
          <span className={classes.swatch} data-look={theme.value} aria-hidden="true" />
          <span className={classes.name}>
            <Radio.Indicator size="sm" />
            {theme.label}
          </span>
        </Radio.Card>
      ))}
    </div>
  </Radio.Group>
);

/** While the thumb moves only the sample grows: the slider would slip away under a growing page. */
const FontSize = ({ value, onChange }: { value: number; onChange: (size: number) => void }) => {
  const [moving, setMoving] = useState(value);
  return (
    <div>
      <Text fw={500} id="font-size">
        Font size: {moving} px
      </Text>
      <Slider
        aria-labelledby="font-size"
        thumbLabel="Font size"
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
      <p className={classes.sample} style={{ fontSize: `${moving}px` }}>
        The lantern flickered once, and then the whole street went dark.
      </p>
    </div>
  );
};

export const AppearanceSection = () => (
  <SettingsSection title="Appearance" text="How Inkling looks, on every device you sign in on.">
    {({ appearance }, change) => (
      <Stack gap="xl">
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
