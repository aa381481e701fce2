import { Box, Text, Title } from '@mantine/core';

/** What the video says, for those who would rather read. */
export const VideoText = ({ text }: { text: string }) => (
  <Box component="section" mt="xl" maw="46rem">
    <Title order={2} fz="h3">
      About this video
    </Title>
    <Text mt="xs" style={{ whiteSpace: 'pre-line' }}>
      {text}
    </Text>
  </Box>
);
