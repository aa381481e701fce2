import { Card, Text, Title } from '@mantine/core';
import type { HelpText } from './search-help.ts';

export const GuideText = ({ text }: { text: HelpText }) => (
  <Card component="article">
    <Title order={3}>{text.title}</Title>
    {text.lines.map((line) => (
      <Text key={line} mt="xs">
        {line}
      </Text>
    ))}
  </Card>
);
