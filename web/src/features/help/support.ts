export const supportHours = 'Monday to Friday 9am to 5pm EST';
