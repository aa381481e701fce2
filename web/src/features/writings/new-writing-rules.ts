export const newWritingRules = {
  title: (title: string) => (title.trim() ? null : 'Please enter a title for your writing'),
  grade_level: (level: string | null) => (level ? null : 'Please select your level'),
  writing_type: (type: string | null) => (type ? null : 'Please select a writing type'),
};
