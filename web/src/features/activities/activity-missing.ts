/** For its teacher. */
export const activityMissing = {
  title: 'Activity Not Found',
  text: "The activity you're looking for doesn't exist or has been deleted.",
};
