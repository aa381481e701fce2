import { type MailTopic, mailTopics } from '@inkling/contract';
import { Switch, Text } from '@mantine/core';
import { useUser } from '../../../api/session.ts';
import classes from './notifications-section.module.css';
import { SettingsSection } from './settings-section.tsx';

type Topics = Record<MailTopic, { label: string; text: string }>;

const topics: Topics = {
  assignments: { label: 'Assignments', text: 'New writing activities and due dates' },
  feedback: { label: 'Feedback', text: 'When feedback on a writing is ready' },
  announcements: { label: 'Announcements', text: 'News about classes, challenges and Inkling' },
  reminders: { label: 'Reminders', text: 'A nudge before something is due, and the week in review' },
};

/** Of these a teacher hears other things. */
const teacherTopics: Topics = {
  ...topics,
  assignments: { label: 'Assignments', text: 'When your students hand in their work' },
  reminders: { label: 'Reminders', text: 'Your weekly reports, and the week in review' },
};

export const NotificationsSection = () => {
  const told = useUser()?.role === 'teacher' ? teacherTopics : topics;
  return (
    <SettingsSection
      title="Notifications"
      text="Choose what reaches you by email and what shows inside Inkling."
    >
      {({ notifications }, change) => (
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">Topic</th>
              <th scope="col">Email</th>
              <th scope="col">In-app</th>
            </tr>
          </thead>
          <tbody>
            {mailTopics.map((topic) => (
              <tr key={topic}>
                <th scope="row">
                  {told[topic].label}
                  <Text size="sm" c="dimmed" fw={400}>
                    {told[topic].text}
                  </Text>
                </th>
                {(['email', 'in_app'] as const).map((way) => (
                  <td key={way}>
                    <Switch
                      size="md"
                      aria-label={`${told[topic].label}: ${way === 'email' ? 'email' : 'in-app'}`}
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
      )}
    </SettingsSection>
  );
};
