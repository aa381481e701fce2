/** For its teacher. */
export const activityNotFoundText = {
  title: 'Activity Not Found',
  text: "The activity you're looking for doesn't exist or has been deleted.",
};
