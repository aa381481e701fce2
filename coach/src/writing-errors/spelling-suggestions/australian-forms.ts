/** American endings and their Australian ones; a form counts only where the dictionary has it. */
const endings: readonly (readonly [RegExp, string])[] = [
  [/or(s|ed|ing|ful|ite|ites|able|less|hood|hoods|al|ly)?$/, 'our$1'],
  [/iz(e|es|ed|ing|er|ers|ation|ations)$/, 'is$1'],
  [/yz(e|es|ed|ing|er)$/, 'ys$1'],
  [/er(s|ed)?$/, 're$1'],
  [/l(ed|ing|er|ers|or|ors)$/, 'll$1'],
  [/ense(s)?$/, 'ence$1'],
  [/og(s)?$/, 'ogue$1'],
  [/gray/, 'grey'],
  [/^mom(s|my)?$/, 'mum$1'],
  [/^math$/, 'maths'],
  [/mold/, 'mould'],
  [/^pajama/, 'pyjama'],
  [/^tire(s?)$/, 'tyre$1'],
  [/^airplane/, 'aeroplane'],
  [/^aluminum$/, 'aluminium'],
  [/^jewelry$/, 'jewellery'],
  [/^cozy$/, 'cosy'],
  [/ill(s?)$/, 'il$1'],
  [/maneuv(er)/, 'manoeuvre'],
  [/^mustache/, 'moustache'],
  [/^plow/, 'plough'],
  [/^skeptic/, 'sceptic'],
  [/^checkbook$/, 'chequebook'],
];

/** `color` to `colour`; the caller checks which are words. */
export const australianForms = (lower: string): string[] =>
  endings.filter(([from]) => from.test(lower)).map(([from, to]) => lower.replace(from, to));
