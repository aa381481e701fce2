/** Leaves for the platform with what was chosen, as a form: the standard wants it so. */
export const sendToPlatform = ({ return_url, token }: { return_url: string; token: string }): void => {
  const form = document.createElement('form');
  form.method = 'post';
  form.action = return_url;
  const field = document.createElement('input');
  field.type = 'hidden';
  field.name = 'JWT';
  field.value = token;
  form.append(field);
  document.body.append(form);
  form.submit();
};
