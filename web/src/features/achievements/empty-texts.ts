interface EmptyText {
  title: string;
  text: string;
}

/** Letter for letter as specified. */
export const emptyTextFor = ({ keyword, status }: { keyword: string; status: string }): EmptyText => {
  if (keyword)
    return {
      title: 'No achievements found matching the selected filters.',
      text: 'Try adjusting your filters to see more results.',
    };
  if (status === 'unlocked')
    return {
      title: "You haven't unlocked any achievements yet.",
      text: 'Complete more learning activities to earn achievements!',
    };
  if (status === 'in_progress')
    return {
      title: "You don't have any achievements in progress.",
      text: 'Continue your current activities to make progress on achievements.',
    };
  return {
    title: 'Start your learning journey to discover achievements!',
    text: 'Achievements are earned by completing learning activities and challenges.',
  };
};
