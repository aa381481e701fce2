import { type NotificationTopic, notificationTopics, type Role } from '@inkling/contract';
import { Group, Radio, Switch, Text } from '@mantine/core';
import { useUser } from '../../../api/session.ts';
import classes from './notifications-section.module.css';
import { SettingsSection } from './settings-section.tsx';

const labels: Record<NotificationTopic, string> = {
  assignments: 'Assignments',
  feedback: 'Feedback',
  announcements: 'Announcements',
  reminders: 'Reminders',
};

/** What each topic brings differs by who reads it. */
const texts: Record<Role, Record<NotificationTopic, string>> = {
  student: {
    assignments: 'New writing activities',
    feedback: 'When your teacher comments on your writing',
    announcements: 'New challenges for you',
    reminders: 'A nudge the day before something is due',
  },
  parent: {
    assignments: 'When your children get new writing activities',
    feedback: 'When a teacher comments on their writing',
    announcements: 'New challenges for your children',
    reminders: 'What is due tomorrow, and the week in review',
  },
  teacher: {
    assignments: 'When your students hand in their work',
    feedback: 'When they hand in another draft after your feedback',
    announcements: 'How a challenge went when it ends',
    reminders: 'Your weekly reports',
  },
};

const nameChoices = [
  { value: 'name', label: 'First name' },
  { value: 'initials', label: 'Initials' },
  { value: 'none', label: 'No name' },
] as const;

const choose = 'Choose what reaches you by email and what shows inside Inkling.';
const noAddress = 'You have no email address here, so nothing is sent by email yet.';

export const NotificationsSection = () => {
  const user = useUser();
  const told = texts[user?.role ?? 'parent'];
  return (
    <SettingsSection title="Notifications" text={user?.email === null ? `${choose} ${noAddress}` : choose}>
      {({ notifications, family }, change) => (
        <>
          <table className={classes.table}>
            <thead>
              <tr>
                <th scope="col">Topic</th>
                <th scope="col">Email</th>
                <th scope="col">In-app</th>
              </tr>
            </thead>
            <tbody>
              {notificationTopics.map((topic) => (
                <tr key={topic}>
                  <th scope="row">
                    {labels[topic]}
                    <Text size="sm" c="dimmed" fw={400}>
                      {told[topic]}
                    </Text>
                  </th>
                  {(['email', 'in_app'] as const).map((way) => (
                    <td key={way}>
                      <Switch
                        size="md"
                        aria-label={`${labels[topic]}: ${way === 'email' ? 'email' : 'in-app'}`}
                        checked={notifications[topic][way]}
                        onChange={({ currentTarget: { checked } }) =>
                          change({
                            notifications: {
                              ...notifications,
                              [topic]: { ...notifications[topic], [way]: checked },
                            },
                          })
                        }
                      />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
          {user?.role === 'parent' && (
            <Radio.Group
              mt="lg"
              label="Emails and notices call your children by"
              description="Only at your own verified address and in your own account. Without names, several children are told apart by their school year or by the order you added them."
              value={family.childNames}
              onChange={(value) => {
                const chosen = nameChoices.find((choice) => choice.value === value);
                if (chosen) change({ family: { childNames: chosen.value } });
              }}
            >
              <Group mt="sm">
                {nameChoices.map(({ value, label }) => (
                  <Radio key={value} value={value} label={label} />
                ))}
              </Group>
            </Radio.Group>
          )}
        </>
      )}
    </SettingsSection>
  );
};
