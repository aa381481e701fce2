/** What is personal in a child's text, gravest first: where finds overlap, the gravest kind names the whole. */
export const personalDataKinds = [
  'password',
  'address',
  'phone',
  'email',
  'link',
  'handle',
  'birthdate',
  'school',
  'club',
  'person',
  'place',
] as const;

export type PersonalDataKind = (typeof personalDataKinds)[number];

export interface PersonalDataSpan {
  start: number;
  end: number;
  kind: PersonalDataKind;
}

/** What the tagger learns each kind as. */
export const labelOfKind = {
  person: 'person',
  place: 'place',
  school: 'place',
  club: 'place',
  address: 'place',
  phone: 'detail',
  email: 'detail',
  link: 'detail',
  handle: 'detail',
  birthdate: 'detail',
  password: 'detail',
} as const satisfies Record<PersonalDataKind, 'person' | 'place' | 'detail'>;
