export const schoolStudentMessages = {
  closedClass: 'This class is archived. Please choose one that goes on.',
  notToOneself:
    'You cannot move a colleague’s student into a class that you teach. Please ask the colleague or another admin to do it.',
};
