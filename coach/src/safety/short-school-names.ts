const generalEnd = /\s+(?:school|college|academy|primary|public|state|high|secondary|grammar|ps|hs)$/i;

/** "Wattle Flat Primary School" is called "Wattle Flat Primary" and "Wattle Flat" as well. */
export function shortSchoolNames(name: string): string[] {
  const forms = [name.trim()];
  for (let form = name.trim(); generalEnd.test(form); ) {
    form = form.replace(generalEnd, '');
    // One word left ("Central") may be any word.
    if (form.includes(' ')) forms.push(form);
  }
  return forms;
}
