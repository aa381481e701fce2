export { ImportDialog } from './import/import-dialog.tsx';
export { StudentForm } from './student-form.tsx';
