import { screens } from '@inkling/contract';
import { Anchor, Box, Radio, SimpleGrid, Text } from '@mantine/core';
import { Link } from 'react-router';
import surface from '../../ui/theme/surface.module.css';
import { t } from './texts.ts';

/** Only parents register by themselves, so the choice is shown and already made. */
export const RoleChoice = () => {
  return (
    <Radio.Group label={t.iAmA} name="role" value="parent">
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm" mt="2xs">
        <Box className={surface.choice} p="sm" data-chosen>
          <Radio value="parent" label={t.parent} description={t.iAddMyChildrenAnd} readOnly />
        </Box>
        <Box className={surface.choice} p="sm">
          <Radio value="teacher" label={t.teacher} description={t.notYetAvailable} disabled />
          <Text size="sm" pl={32}>
            <Anchor component={Link} to={screens.educators.path} underline="always">
              {t.learnMore}
            </Anchor>
          </Text>
        </Box>
      </SimpleGrid>
    </Radio.Group>
  );
};
